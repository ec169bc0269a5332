/**
 * Shows a view once it is loaded; a new attempt makes a new promise, because React keeps a rejected
 * one for ever.
 */
import {
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
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
  readonly shown: RefObject<string | null>;
};

function Ready<Face>({
  remote,
  promise,
  frame,
  shown,
}: Pick<AttemptProps<Face>, 'remote' | 'frame' | 'shown'> & {
  readonly promise: Promise<LoadedView<Face>>;
}) {
  const { rendered } = useFederation();
  const { View, version, face } = use(promise);
  useEffect(() => {
    shown.current = version;
    rendered(remote, version);
  }, [remote, rendered, shown, version]);
  return frame(face, <View />);
}

function Attempt<Face>({ remote, load, waiting, frame, shown }: AttemptProps<Face>) {
  const [promise] = useState(() =>
    load().then((view) => {
      shown.current = view.version;
      return view;
    }),
  );
  return (
    <Suspense fallback={waiting}>
      <Ready remote={remote} promise={promise} frame={frame} shown={shown} />
    </Suspense>
  );
}

function Standing<Face>({ report, failed, ...view }: RemoteViewProps<Face>) {
  const { remote } = view;
  const federation = useFederation();
  const [attempt, setAttempt] = useState(0);
  const shown = useRef<string | null>(null);
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
      <Attempt {...view} shown={shown} />
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
