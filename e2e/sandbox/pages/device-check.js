/**
 * Makes a name for the device once and keeps it on its own origin; answers over the port it is
 * handed, never by broadcast.
 */
'use strict';
{
  const KEY = 'device';

  const kept = () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  };
  const own = () => {
    const known = kept();
    if (known !== null && /^[0-9a-f]{32}$/.test(known)) return known;
    const made = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    try {
      localStorage.setItem(KEY, made);
    } catch {
      // Without storage the device is a new one each time.
    }
    return made;
  };

  addEventListener('message', ({ source, data, ports }) => {
    const [port] = ports;
    if (source === parent && data === 'deviceCheck' && port !== undefined && ports.length === 1)
      port.postMessage({ signature: own() });
  });
}
