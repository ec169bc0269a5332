/** What the landing address carries (§2.4, §4.1, R2.4-1, R2.4-2): read once, then cleaned. */
import { LANDING_VALUE as VALUE, decodePart as decode, friendCodeOf } from './affiliate';
import { FROM_MARKERS, type FromMarker } from './from-marker';
import { parseReturnPath } from './return-path';

/** A referrer may be a host or an address; it is kept as text and never opened. */
const REFERRER = /^[\w.\-:/%]{1,256}$/;
/** Any text; what it may be is asked afterwards. */
const ANY = /^/;
/** ref and token of a login link (safety B1). */
const CREDENTIAL = /^[\w.-]{8,512}$/;

/** Values that become cookies, and for how many days (§9). */
export interface TrackingCookies {
  readonly affiliate?: string;
  readonly media?: string;
  readonly web?: string;
  readonly referer?: string;
}

/** What an address said. */
export interface Landing {
  readonly cookies: TrackingCookies;
  /** Referral code of a friend, kept in the session. */
  readonly raf: string | null;
  /** A login by link; both parts, exactly once each. */
  readonly login: { readonly ref: string; readonly token: string } | null;
  /** Marker of the help-center hand-over. */
  readonly from: FromMarker | null;
  /** Page of ours that the hand-over is about; told to the help center, never followed (safety B5). */
  readonly fromUrl: string | null;
}

type Pairs = readonly (readonly [string, string])[];

/** Names that are used up by the landing and leave the address bar. */
const CONSUMED: ReadonlySet<string> = new Set([
  'aff',
  'media',
  'web',
  'referrer',
  'raf',
  'ref',
  'token',
]);

function pairsOf(search: string): Pairs {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf('=');
      return at === -1
        ? [decode(pair), '']
        : [decode(pair.slice(0, at)), decode(pair.slice(at + 1))];
    });
}

/** The value of a name that stands exactly once and looks as it must; a doubled name is nobody's. */
function single(pairs: Pairs, name: string, shape: RegExp): string | null {
  const found = pairs.filter(([key]) => key === name);
  const value = found.length === 1 ? (found[0]?.[1] ?? '') : '';
  return shape.test(value) ? value : null;
}

/** Cookie name to the query that fills it. */
const COOKIES = [
  ['affiliate', 'aff', VALUE],
  ['media', 'media', VALUE],
  ['web', 'web', VALUE],
  ['referer', 'referrer', REFERRER],
] as const;

const nameOf = (pair: string): string => decode(pair.split('=')[0] ?? '');
const partsOf = (search: string): string[] =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '');

/**
 * A query without what the landing brought and used up. What the site itself has written into an
 * address since, e.g. the partner's code of the login (R6-5), stays.
 *
 * @param landingSearch query that the document was opened with.
 * @returns the rest with its `?`, or empty.
 */
export function cleanedSearch(search: string, landingSearch: string): string {
  const brought = new Set(
    partsOf(landingSearch)
      .map(nameOf)
      .filter((name) => CONSUMED.has(name)),
  );
  const kept = partsOf(search).filter((pair) => !brought.has(nameOf(pair)));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

/** Reads the query of a landing. */
export function parseLanding(search: string): Landing {
  const pairs = pairsOf(search);
  const cookies = Object.fromEntries(
    COOKIES.flatMap(([cookie, name, shape]) => {
      const value = single(pairs, name, shape);
      return value === null ? [] : [[cookie, value] as const];
    }),
  );
  const [ref, token] = [single(pairs, 'ref', CREDENTIAL), single(pairs, 'token', CREDENTIAL)];
  const marker = single(pairs, 'from', VALUE)?.toLowerCase() ?? null;
  return {
    cookies,
    raf: friendCodeOf(search),
    login: ref === null || token === null ? null : { ref, token },
    from: FROM_MARKERS.find((known) => known === marker) ?? null,
    fromUrl: parseReturnPath(single(pairs, 'fromUrl', ANY)),
  };
}
