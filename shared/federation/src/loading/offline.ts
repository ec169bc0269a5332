/** Whether the browser says that there is no network; false where it does not say. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;
