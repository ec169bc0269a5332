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
import { PlatformProvider } from '@site/platform';
import type { LoadedView } from './remote-loader';
import { PartBoundary } from './PartBoundary';
import { useFederation } from './federation-context';

/** Props of {@link RemoteView}. */
export interface RemoteViewProps {
  readonly remote: string;
  readonly load: () => Promise<LoadedView>;
  readonly waiting: ReactNode;
  readonly failed: (retry: () => void) => ReactNode;
}

type Version = RefObject<string | null>;

function Ready({
  remote,
  promise,
  shown,
}: {
  readonly remote: string;
  readonly promise: Promise<LoadedView>;
  readonly shown: Version;
}) {
  const { rendered } = useFederation();
  const { View, version, face } = use(promise);
  useEffect(() => {
    shown.current = version;
    rendered(remote, version);
  }, [remote, rendered, shown, version]);
  return (
    <PlatformProvider platform={face}>
      <View />
    </PlatformProvider>
  );
}

function Attempt({
  remote,
  load,
  waiting,
  shown,
}: Pick<RemoteViewProps, 'remote' | 'load' | 'waiting'> & { readonly shown: Version }) {
  const [promise] = useState(() =>
    load().then((view) => {
      shown.current = view.version;
      return view;
    }),
  );
  return (
    <Suspense fallback={waiting}>
      <Ready remote={remote} promise={promise} shown={shown} />
    </Suspense>
  );
}

function Standing({ remote, load, waiting, failed }: RemoteViewProps) {
  const federation = useFederation();
  const [attempt, setAttempt] = useState(0);
  const shown = useRef<string | null>(null);
  const again = (): void => {
    shown.current = null;
    setAttempt((before) => before + 1);
  };
  const onError = (error: unknown): void => {
    const version = shown.current;
    if (version !== null && federation.failed(remote, version, 'render', error)) again();
  };
  return (
    <PartBoundary
      key={attempt}
      name={`remote ${remote}`}
      onError={onError}
      fallback={() => failed(again)}
    >
      <Attempt remote={remote} load={load} waiting={waiting} shown={shown} />
    </PartBoundary>
  );
}

/**
 * A remote's view with its waiting and failed states; key it by what it shows. A version that
 * crashes makes room for the next one by itself; one that is outlawed or switched off leaves, and
 * what comes instead is decided anew.
 */
export function RemoteView(props: RemoteViewProps) {
  const { subscribe, leaving } = useFederation();
  return <Standing key={useSyncExternalStore(subscribe, () => leaving(props.remote))} {...props} />;
}
