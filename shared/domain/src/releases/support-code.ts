/**
 * The short code that members read out to support: what this page runs, in one line (releases
 * "support code").
 */

/** What the code says. */
export interface SupportFacts {
  readonly generation: number;
  readonly remotes: readonly { readonly name: string; readonly version: string }[];
  /** Share of the device, in [0, 1]; 1 when it is not known yet. */
  readonly bucket: number;
  readonly isStale: boolean;
  readonly isPreview: boolean;
  /** The device's clock less the server's. */
  readonly skewMs: number;
}

/** Salt of the share that the code names; canaries have salts of their own. */
export const DEVICE_SALT = 'device';

/** A clock that is wrong by less says nothing. */
const SKEW_MS = 2 * 60_000;
/** What the error record takes. */
const LONGEST = 40;

/** `sports` is SP, a season SE. */
const shortName = (name: string): string => name.slice(0, 2).toUpperCase();
/** `1.8.1_9f3c2ab` is 181. */
const digits = (version: string): string =>
  (/^\d+\.\d+\.\d+/.exec(version)?.[0] ?? '').replaceAll('.', '');

/**
 * Writes it, e.g. `G412-SP181-C07`, with `S` for a picture that is not confirmed, `P` in previews,
 * and minutes when the clock is wrong.
 */
export function supportCode({
  generation,
  remotes,
  bucket,
  isStale,
  isPreview,
  skewMs,
}: SupportFacts): string {
  const minutes = Math.round(skewMs / 60_000);
  const tail = [
    bucket < 1 ? `C${String(Math.floor(bucket * 100)).padStart(2, '0')}` : '',
    isStale ? 'S' : '',
    isPreview ? 'P' : '',
    Math.abs(skewMs) > SKEW_MS ? `T${minutes > 0 ? '+' : ''}${minutes}` : '',
  ].filter((part) => part !== '');
  const head = remotes.map(({ name, version }) => `${shortName(name)}${digits(version)}`);
  // The end names the device and its troubles; of many remotes the last ones give way.
  while (head.length > 0 && [`G${generation}`, ...head, ...tail].join('-').length > LONGEST)
    head.pop();
  return [`G${generation}`, ...head, ...tail].join('-');
}
