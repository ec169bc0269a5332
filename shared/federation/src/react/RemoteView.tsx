/**
 * Shows a view once it is loaded; a new attempt makes a new promise, because React keeps a rejected
 * one for ever.
 */
import {
  Suspense,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
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

type AttemptProps<Face> = Pick<RemoteViewProps<Face>, 'remote' | 'load' | 'waiting' | 'frame'> & {
  /** Hears which version stands, or is about to. */
  readonly onVersion: (version: string) => void;
};

function Ready<Face>({
  remote,
  promise,
  frame,
  onVersion,
}: Pick<AttemptProps<Face>, 'remote' | 'frame' | 'onVersion'> & {
  readonly promise: Promise<LoadedView<Face>>;
}) {
  const { rendered } = useFederation();
  const { View, version, face } = use(promise);
  useEffect(() => {
    onVersion(version);
    rendered(remote, version);
  }, [remote, rendered, onVersion, version]);
  return frame(face, <View />);
}

function Attempt<Face>({ remote, load, waiting, frame, onVersion }: AttemptProps<Face>) {
  const [promise] = useState(() =>
    load().then((view) => {
      onVersion(view.version);
      return view;
    }),
  );
  return (
    <Suspense fallback={waiting}>
      <Ready remote={remote} promise={promise} frame={frame} onVersion={onVersion} />
    </Suspense>
  );
}

function Standing<Face>({ report, failed, ...view }: RemoteViewProps<Face>) {
  const { remote } = view;
  const federation = useFederation();
  const [attempt, setAttempt] = useState(0);
  const shown = useRef<string | null>(null);
  const onVersion = useCallback((version: string): void => {
    shown.current = version;
  }, []);
  const again = (): void => {
    shown.current = null;
    setAttempt((count) => count + 1);
  };
  const onError = (error: unknown): void => {
    const version = shown.current;
    if (version !== null && federation.failed(remote, version, 'render', error)) again();
  };
  return (
    <PartBoundary
      key={attempt}
      name={`remote ${remote}`}
      report={report}
      onError={onError}
      fallback={() => failed(again)}
    >
      <Attempt {...view} onVersion={onVersion} />
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
