/** Shows a view once it is loaded; a new attempt makes a new promise, because React keeps a rejected one for ever. */
import { Suspense, use, useState, type ReactNode } from 'react';
import type { LoadedView } from './remote-loader';
import { PartBoundary } from './PartBoundary';

/** Props of {@link RemoteView}. */
export interface RemoteViewProps {
  readonly remote: string;
  readonly load: () => Promise<LoadedView>;
  readonly waiting: ReactNode;
  readonly failed: (retry: () => void) => ReactNode;
}

function Ready({ promise }: { readonly promise: Promise<LoadedView> }) {
  const { View } = use(promise);
  return <View />;
}

function Attempt({ load, waiting }: { readonly load: () => Promise<LoadedView>; readonly waiting: ReactNode }) {
  const [promise] = useState(load);
  return <Suspense fallback={waiting}><Ready promise={promise} /></Suspense>;
}

/** A remote's view with its waiting and failed states; key it by what it shows. */
export function RemoteView({ remote, load, waiting, failed }: RemoteViewProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <PartBoundary key={attempt} name={`remote ${remote}`} fallback={() => failed(() => setAttempt((before) => before + 1))}>
      <Attempt load={load} waiting={waiting} />
    </PartBoundary>
  );
}
