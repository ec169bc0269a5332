/** Tells other tabs of this browser that something was read or deleted, so that their counts agree too. */
const NAME = 'site-inbox';

const open = (): BroadcastChannel | null => (typeof BroadcastChannel === 'function' ? new BroadcastChannel(NAME) : null);

/** Tells the others. */
export function tellTabs(): void {
  const channel = open();
  channel?.postMessage(null);
  channel?.close();
}

/** Hears of the others; what they say carries nothing that could be trusted, only that it is time to ask the server. @returns the way to stop. */
export function onTabsTold(listener: () => void): () => void {
  const channel = open();
  channel?.addEventListener('message', listener);
  return () => channel?.close();
}
