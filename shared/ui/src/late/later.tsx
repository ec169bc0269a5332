/**
 * Components whose code comes with their first use. React's own `lazy` stands on Suspense, which
 * keeps what waits on the page for at least 300 ms (its throttle of fallbacks), however soon the
 * code is there; these show it in the next picture, and at once where it came before (ADR 060).
 */
import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** A component that may still be on its way. */
export interface LaterComponent<Props> {
  (props: Props & { readonly meanwhile?: ReactNode }): ReactNode;
  /** Fetches the code, so that its first use finds it there. Never rejects. */
  readonly ahead: () => Promise<void>;
}

/** What is known of the code: nothing yet, the component, or why it did not come. */
type Come<Props> =
  | { readonly kind: 'awaited' }
  | { readonly kind: 'here'; readonly View: ComponentType<Props> }
  | { readonly kind: 'lost'; readonly error: unknown };

/** The moment the browser has a network again. */
const online = (): Promise<unknown> =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/**
 * A browser says that the network is back before names and ways are found again: this often, and
 * after this long, ms, what fails then is asked for anew.
 */
const TURNS = 3;
const PAUSE_MS = 1_000;
const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/**
 * Makes the component of `load`. It takes what the real one takes, and `meanwhile` for its place
 * meanwhile (nothing by default). Without a network it waits for that, and what stands on the page
 * stays (ADR 130). Otherwise code that does not come is thrown to the boundary around it, and asked
 * for again when the boundary tries again.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LaterComponent<Props> {
  let come: Come<Props> = { kind: 'awaited' };
  let coming: Promise<Come<Props>> | null = null;
  const fetchNow = (turns: number): Promise<Come<Props>> =>
    load().then(
      (View) => (come = { kind: 'here', View }),
      (error: unknown) => {
        if (turns > 0 && navigator.onLine) return pause().then(() => fetchNow(turns - 1));
        // Who needs it meanwhile asks anew: not every browser tells when its network is back.
        coming = null;
        return navigator.onLine
          ? { kind: 'lost', error }
          : online().then(() => (coming ??= fetchNow(TURNS)));
      },
    );
  const fetchOnce = (): Promise<Come<Props>> => (coming ??= fetchNow(0));
  const Later = ({ meanwhile = null, ...props }: Props & { readonly meanwhile?: ReactNode }) => {
    const [seen, see] = useState(() => {
      // Asked for before the page is drawn, as an import of the page would be.
      if (come.kind !== 'here') void fetchOnce();
      return come;
    });
    const isAwaited = seen.kind === 'awaited';
    useEffect(() => {
      // A picture that may be put off for a tap, and is drawn in pieces.
      if (isAwaited) void fetchOnce().then((now) => startTransition(() => see(now)));
    }, [isAwaited]);
    if (seen.kind === 'lost') throw seen.error;
    // The rest is what the real component takes: TypeScript cannot say so of a generic rest.
    return seen.kind === 'here' ? <seen.View {...(props as unknown as Props)} /> : meanwhile;
  };
  return Object.assign(Later, { ahead: async () => void (await fetchOnce()) });
}
