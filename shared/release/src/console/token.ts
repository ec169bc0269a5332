import crypto from 'node:crypto';

/**
 * A token for one run of the console, or a first password: some 128 random bits in letters that can
 * be read aloud.
 */
export function consoleToken(random: (size: number) => Uint8Array = crypto.randomBytes): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const text = [...random(26)].map((byte) => letters[byte % letters.length]).join('');
  return text.replace(/(.{5})(?=.)/g, '$1-');
}
