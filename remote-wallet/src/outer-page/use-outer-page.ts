/**
 * The ear of a page of another origin that stands in a frame or a window of ours (§2.6, safety B6):
 * only the window that was opened here, only from its origin, only the words it is given.
 */
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { usePlatform, type WindowEvent } from '@site/platform';

/** Without a load for this long the member gets other ways. */
const WATCHDOG_MS = 20_000;

/** What a page may say. */
export interface OuterWords {
  readonly caps: readonly WindowEvent[];
  /** Called instead of the site's own table, where the owner does something else. */
  readonly onEvent?: (event: WindowEvent) => void;
}

interface OuterPage {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly state: 'loading' | 'shown' | 'dead';
  readonly handleLoad: () => void;
  readonly handleRetry: () => void;
  /**
   * Opens the page in a window of its own.
   *
   * @returns false where the browser does not let it.
   */
  readonly openPopup: () => boolean;
}

/** @param url an address of `outerUrl`. */
export function useOuterPage(url: URL, { caps, onEvent }: OuterWords): OuterPage {
  const { windows } = usePlatform();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<OuterPage['state']>('loading');
  const [attempt, setAttempt] = useState(0);
  const popups = useRef<(() => void)[]>([]);
  const listen = (source: Window): (() => void) =>
    windows.register(source, {
      origin: url.origin,
      caps,
      ...(onEvent === undefined
        ? {}
        : {
            onEvent: (event: WindowEvent) => {
              if (source !== frame.current?.contentWindow) source.close();
              onEvent(event);
            },
          }),
    });
  const listenToFrame = useEffectEvent(listen);
  useEffect(() => {
    const source = frame.current?.contentWindow;
    return source ? listenToFrame(source) : undefined;
  }, [attempt]);
  useEffect(() => {
    const { current } = popups;
    return () => current.splice(0).forEach((forget) => forget());
  }, []);
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('dead'), WATCHDOG_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return {
    frame,
    state,
    handleLoad: () => setState('shown'),
    handleRetry: () => {
      setState('loading');
      setAttempt((before) => before + 1);
    },
    openPopup: () => {
      // With an opener, unlike other windows of ours: the page speaks to it. That is why only addresses of `outerUrl` come here.
      const popup = window.open(url.href, '_blank', 'popup,width=420,height=720');
      if (popup !== null) popups.current.push(listen(popup));
      return popup !== null;
    },
  };
}
