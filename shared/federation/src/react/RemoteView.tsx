/**
 * Shows a view as soon as it is loaded. Not by Suspense: that keeps what waits on the page for at
 * least 300 ms, however soon the view is there (ADR 060).
 */
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { AskedView, LoadedView } from '../views/remote-loader';
import { PartBoundary, type PartBoundaryProps } from './PartBoundary';
import { useFederation } from './contexts';

/** Props of {@link RemoteView}. */
export interface RemoteViewProps<Face> extends Pick<PartBoundaryProps, 'report'> {
  readonly remote: string;
  readonly asked: AskedView<Face>;
  /** Whether a member comes back to it: what was here stands at once then. */
  readonly isBack?: boolean;
  /** Stands while the view loads. */
  readonly waiting: ReactNode;
  /** Stands when it failed. */
  readonly failed: (retry: () => void) => ReactNode;
  /** Puts around the view what gives it the face of its own remote. */
  readonly frame: (face: Face, view: ReactNode) => ReactNode;
}

/** What came of an attempt: nothing yet, the view, or why there is none. */
type Outcome<Face> =
  | { readonly view: LoadedView<Face> }
  | { readonly view: null; readonly error: unknown };

/** One attempt at a view. */
interface Attempt<Face> {
  readonly count: number;
  /** The view, where it was here already. */
  readonly first: Outcome<Face> | null;
  /** Begins with the first call; later ones get the same promise. Never rejects. */
  readonly outcome: () => Promise<Outcome<Face>>;
  /** The version it came with; null before. */
  version: string | null;
}

function attemptAt<Face>(
  count: number,
  { now, load }: AskedView<Face>,
  isBack: boolean,
): Attempt<Face> {
  const here = now(isBack);
  let begun: Promise<Outcome<Face>> | undefined;
  const attempt: Attempt<Face> = {
    count,
    first: here === null ? null : { view: here },
    version: here?.version ?? null,
    outcome: () =>
      (begun ??= load().then(
        (view) => {
          attempt.version = view.version;
          return { view };
        },
        (error: unknown) => ({ view: null, error }),
      )),
  };
  return attempt;
}

function Ready<Face>({
  remote,
  attempt,
  waiting,
  frame,
}: Pick<RemoteViewProps<Face>, 'remote' | 'waiting' | 'frame'> & {
  readonly attempt: Attempt<Face>;
}) {
  const { rendered } = useFederation();
  const [outcome, setOutcome] = useState(attempt.first);
  useEffect(() => {
    // Drawn in pieces: a page that comes must not keep a tap waiting.
    if (outcome === null)
      void attempt.outcome().then((found) => startTransition(() => setOutcome(found)));
  }, [attempt, outcome]);
  const version = outcome?.view?.version ?? null;
  useEffect(() => {
    if (version !== null) rendered(remote, version);
  }, [remote, rendered, version]);
  if (outcome === null) {
    // Begun while the page is drawn and not after: what waits may take a slow phone a while.
    void attempt.outcome();
    return waiting;
  }
  if (outcome.view === null) throw outcome.error;
  const { View, face } = outcome.view;
  return frame(face, <View />);
}

/** What stands for a view that failed. A network that comes back is a try of its own. */
function Failed({ again, children }: { readonly again: () => void; readonly children: ReactNode }) {
  const retry = useEffectEvent(again);
  useEffect(() => {
    const back = (): void => retry();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);
  return children;
}

function Standing<Face>({
  report,
  failed,
  remote,
  asked,
  isBack = false,
  waiting,
  frame,
}: RemoteViewProps<Face>) {
  const federation = useFederation();
  const [attempt, setAttempt] = useState(() => attemptAt(0, asked, isBack));
  const again = (): void => setAttempt(attemptAt(attempt.count + 1, asked, false));
  const onError = (error: unknown): void => {
    const { version } = attempt;
    if (version !== null && federation.failed(remote, version, 'render', error)) again();
  };
  return (
    <PartBoundary
      key={attempt.count}
      name={`remote ${remote}`}
      report={report}
      onError={onError}
      fallback={() => <Failed again={again}>{failed(again)}</Failed>}
    >
      <Ready remote={remote} attempt={attempt} waiting={waiting} frame={frame} />
    </PartBoundary>
  );
}

/**
 * A remote's view with its waiting and failed states; key it by what it shows. A version that
 * crashes makes room for the next one by itself; one that is revoked or switched off leaves, and
 * what comes instead is decided anew.
 *
 * @throws outside of the {@link FederationContext}.
 */
export function RemoteView<Face>(props: RemoteViewProps<Face>) {
  const { subscribe, leaving } = useFederation();
  return <Standing key={useSyncExternalStore(subscribe, () => leaving(props.remote))} {...props} />;
}
