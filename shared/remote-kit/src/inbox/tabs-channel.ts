/**
 * Tells other tabs of this browser that something was read or deleted, so that their counts agree
 * too.
 */
const NAME = 'site-inbox';

const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

/** One channel per page: what goes out of it does not come back in. */
function openChannel(): BroadcastChannel | null {
  if (channel !== null || typeof BroadcastChannel !== 'function') return channel;
  channel = new BroadcastChannel(NAME);
  channel.onmessage = () => listeners.forEach((listener) => listener());
  return channel;
}

function closeUnused(): void {
  if (listeners.size > 0) return;
  channel?.close();
  channel = null;
}

/** Tells the others. */
export function tellTabs(): void {
  openChannel()?.postMessage(null);
  closeUnused();
}

/**
 * Hears of the others; what they say carries nothing that could be trusted, only that it is time to
 * ask the server.
 *
 * @returns the way to stop.
 */
export function onTabMessage(listener: () => void): () => void {
  listeners.add(listener);
  openChannel();
  return () => {
    listeners.delete(listener);
    closeUnused();
  };
}
