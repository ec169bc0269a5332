/** Contexts that the site's root fills. */
import { createContext, useContext, type Context } from 'react';
import type { Federation } from '../types';

/**
 * A context that has to be filled.
 *
 * @param name names it in the error.
 * @returns the context, null by default, and the hook that reads it and throws outside of its
 *   provider.
 */
export function requiredContext<T>(name: string): readonly [Context<T | null>, () => T] {
  const Filled = createContext<T | null>(null);
  const useFilled = (): T => {
    const value = useContext(Filled);
    if (value === null) throw new Error(`no ${name}`);
    return value;
  };
  return [Filled, useFilled];
}

/**
 * The loader of remotes for React: the context that the site's root fills, and the hook that reads
 * it and throws outside of the root.
 */
export const [FederationContext, useFederation] = requiredContext<Federation>('federation');
