/** Engines besides Chromium, as far as they are on this machine. */
import { existsSync } from 'node:fs';
import { fontEnvironment } from '../fixtures/fonts';

/** An engine. */
export type EngineName = 'firefox' | 'webkit';

/** Where Firefox stands. */
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'] as const;

/** Firefox's program; null where it is not on the machine. */
export const firefoxPath = (): string | null => FIREFOX.find(existsSync) ?? null;

/** Every browser draws Chinese with the fonts of the workspace. */
export const withFonts = (): Record<string, string> => {
  const known = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { ...Object.fromEntries(known), ...fontEnvironment() };
};
