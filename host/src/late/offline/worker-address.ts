/** The address of the worker's script as the page's policy wants it. */
import { WORKER_POLICY, WORKER_URL } from '@site/domain/offline/names';

interface Policy {
  readonly createScriptURL: (url: string) => unknown;
}
interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => Policy;
}

/** Makes an address of this one path, and of nothing else. */
function onlyWorker(url: string): string {
  if (url !== WORKER_URL) throw new TypeError(`refused a worker at ${url}`);
  return url;
}

let policy: Policy | undefined;

/**
 * The address.
 *
 * @throws TypeError under a document whose policy was written before there was a worker.
 */
export function workerAddress(): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy(WORKER_POLICY, { createScriptURL: onlyWorker }) ?? {
    createScriptURL: onlyWorker,
  };
  // A TrustedScriptURL where the browser has them; the DOM typing only knows text.
  return policy.createScriptURL(WORKER_URL) as string;
}
