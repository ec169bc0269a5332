import type { Federation } from '../types';
import { requiredContext } from './required-context';

/**
 * The loader of remotes for React: the context that the site's root fills, and the hook that reads
 * it and throws outside of the root.
 */
export const [FederationContext, useFederation] = requiredContext<Federation>('federation');
