/**
 * Shows a view once it is loaded; a new attempt makes a new promise, because React keeps a rejected
 * one for ever.
 */
import { Suspense, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { LoadedView } from '../views/remote-loader';
import { PartBoundary, type PartBoundaryProps } from './PartBoundary';
import { useFederation } from './contexts';

/** Props of {@link RemoteView}. */
export interface RemoteViewProps<Face> extends Pick<PartBoundaryProps, 'report'> {
  readonly remote: string;
  readonly load: () => Promise<LoadedView<Face>>;
  /** Stands while the view loads. */
  readonly waiting: ReactNode;
  /** Stands when it failed. */
  readonly failed: (retry: () => void) => ReactNode;
  /** Puts around the view what gives it the face of its own remote. */
  readonly frame: (face: Face, view: ReactNode) => ReactNode;
}

/** One attempt at a view. */
interface Attempt<Face> {
  readonly count: number;
  /** Begins with the first call; later ones get the same promise, however often React draws. */
  readonly view: () => Promise<LoadedView<Face>>;
  /** The version it came with; null before. */
  version: string | null;
}

function attemptAt<Face>(count: number, load: RemoteViewProps<Face>['load']): Attempt<Face> {
  let begun: Promise<LoadedView<Face>> | undefined;
  const attempt: Attempt<Face> = {
    count,
    version: null,
    view: () =>
      (begun ??= load().then((view) => {
        attempt.version = view.version;
        return view;
      })),
  };
  return attempt;
}

function Ready<Face>({
  remote,
  attempt,
  frame,
}: Pick<RemoteViewProps<Face>, 'remote' | 'frame'> & { readonly attempt: Attempt<Face> }) {
  const { rendered } = useFederation();
  const { View, version, face } = use(attempt.view());
  useEffect(() => rendered(remote, version), [remote, rendered, version]);
  return frame(face, <View />);
}

function Standing<Face>({ report, failed, remote, load, waiting, frame }: RemoteViewProps<Face>) {
  const federation = useFederation();
  const [attempt, setAttempt] = useState(() => attemptAt(0, load));
  const again = (): void => setAttempt(attemptAt(attempt.count + 1, load));
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
      fallback={() => failed(again)}
    >
      <Suspense fallback={waiting}>
        <Ready remote={remote} attempt={attempt} frame={frame} />
      </Suspense>
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
