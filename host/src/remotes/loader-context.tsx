/** The view loader for React. */
import { createContext, useContext } from 'react';
import type { RemoteLoader } from './remote-loader';

/** Filled by the host's root. */
export const LoaderContext = createContext<RemoteLoader | null>(null);

/**
 * The view loader.
 *
 * @throws outside of the root.
 */
export function useRemoteLoader(): RemoteLoader {
  const loader = useContext(LoaderContext);
  if (loader === null) throw new Error('no remote loader');
  return loader;
}
