import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { Deadlines } from '../deadlines';
import { installIntegrityLookup, integrityOf } from './integrity-map';

interface ScriptPolicy {
  readonly createScriptURL: (url: string) => unknown;
}
interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => ScriptPolicy;
}

/**
 * Only verified URLs of this origin become script addresses; the policy is the last gate (safety
 * C1).
 */
function requireVerified(url: string): string {
  if (integrityOf(url) === '')
    throw new TypeError(`refused a script without a verified hash: ${url}`);
  return url;
}

function createPolicy(): ScriptPolicy {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  const rules = { createScriptURL: requireVerified };
  return factory ? factory.createPolicy('mf-entry', rules) : rules;
}

installIntegrityLookup();
const policy = createPolicy();

/**
 * Script element of a remoteEntry: hash, CORS mode, trusted address; fails closed when there is no
 * hash.
 */
function guardedScript(url: string): HTMLScriptElement {
  const integrity = integrityOf(url);
  if (integrity === '') throw new TypeError(`refused a script without a verified hash: ${url}`);
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.fetchPriority = 'high';
  // The policy's value is a TrustedScriptURL where the browser has them; the DOM typing only knows text.
  script.src = policy.createScriptURL(url) as string;
  return script;
}

/**
 * Federation runtime plugin: every entry script goes through the verified map and has a deadline;
 * its script loads throw TypeError for a URL without a verified hash.
 */
export function scriptGuard(): ModuleFederationRuntimePlugin {
  return {
    name: 'script-guard',
    createScript({ url }) {
      return { script: guardedScript(url), timeout: Deadlines.entry };
    },
  };
}
