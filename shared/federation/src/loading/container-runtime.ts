import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ContainerRuntime } from '../types';

/** The federation runtime of this page (`@module-federation/enhanced`), reduced to two calls. */
export const containerRuntime: ContainerRuntime = {
  registerRemotes: (remotes) => registerRemotes([...remotes]),
  loadRemote: (id) => loadRemote(id, { from: 'runtime' }),
};
