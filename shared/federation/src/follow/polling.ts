/** What polling watches; the browser's document and window in the site. */
export interface VisibilitySource {
  readonly isVisible: () => boolean;
  readonly onChange: (listener: () => void) => () => void;
}

/** The page's own visibility, with the back-forward cache. */
export const pageVisibility: VisibilitySource = {
  isVisible: () => document.visibilityState === 'visible' && navigator.onLine,
  onChange: (listener) => {
    // The first pageshow is the load itself, whose document has just brought the newest picture.
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) listener();
    };
    document.addEventListener('visibilitychange', listener);
    globalThis.addEventListener('pageshow', onShow);
    globalThis.addEventListener('online', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      globalThis.removeEventListener('pageshow', onShow);
      globalThis.removeEventListener('online', listener);
    };
  },
};

/** Calls back when the page is looked at again. */
export const onWake = (work: () => void): void =>
  void pageVisibility.onChange(() => {
    if (pageVisibility.isVisible()) work();
  });

/**
 * Calls `fetch` every `seconds` ± 20 % while the page is visible and online, and once on coming
 * back.
 *
 * @param seconds read anew for each wait.
 * @param jitter a number in [0, 1), new at each call; spreads a million tabs.
 * @returns the way to stop.
 */
export function poll(
  fetch: () => Promise<unknown>,
  seconds: () => number,
  jitter: () => number,
  source: VisibilitySource,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const plan = (): void => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(
      () => {
        void run();
      },
      seconds() * 1000 * (0.8 + 0.4 * jitter()),
    );
  };
  const run = async (): Promise<void> => {
    if (source.isVisible()) await fetch();
    plan();
  };
  const stopWatching = source.onChange(() => {
    if (source.isVisible()) void run();
  });
  plan();
  return () => {
    stopped = true;
    clearTimeout(timer);
    stopWatching();
  };
}
