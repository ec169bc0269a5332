/** A short fingerprint of text, to tell two payloads apart. Not for security. */

const PRIME = 0x100000001b3n;
const BASIS = 0xcbf29ce484222325n;
const MASK = 0xffffffffffffffffn;

/** FNV-1a over UTF-16 units, 16 hex digits. */
export function fingerprint(text: string): string {
  let hash = BASIS;
  for (let index = 0; index < text.length; index += 1)
    hash = ((hash ^ BigInt(text.charCodeAt(index))) * PRIME) & MASK;
  return hash.toString(16).padStart(16, '0');
}
