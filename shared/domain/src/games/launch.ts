/**
 * What a game launch sends (§3.8, §5): the type and provider code the server wants, whatever the
 * CMS calls them.
 */

/** Provider codes that change with the game's type (§5, R5-13). */
const REMAP: Readonly<Record<string, string>> = {
  'P2P:TGP': 'TGP_P2P',
  'P2P:JKR': 'JKR_P2P',
  'SLOT:TGP': 'TGP_SLOT',
  'SLOT:TG': 'TG_SLOT',
  'SLOT:JKR': 'JKR_SLOT',
  'LIVECASINO:TG': 'TG_LIVECASINO',
};

/** RNG travels as SLOT (R5-12). */
export const toLaunchGameType = (gameType: string): string =>
  gameType === 'RNG' ? 'SLOT' : gameType;

/** The provider code of a launch. */
export function toLaunchProviderCode(gameType: string, providerCode: string): string {
  return REMAP[`${toLaunchGameType(gameType)}:${providerCode}`] ?? providerCode;
}

/** Why a launch address may not be framed, or null when it may (safety B12). */
export type FrameRefusal = 'notAnAddress' | 'notEncrypted' | 'ownOrigin' | 'unlisted';

/** What a launch address is checked against. */
export interface FrameGround {
  /** Origin of the site, as `location.origin` says it. */
  readonly own: string;
  /** Origin that games come from, as the site's document names it; null where none may be framed. */
  readonly games: string | null;
  /** On the live environment the machine itself is no exception from https. */
  readonly live: boolean;
}

/**
 * Checks a launch address before it is framed. A page of our own origin could read us, a plain http
 * page can be changed on its way (http counts only for the machine itself, where the sandbox runs),
 * and a host that is not listed is one that the content policy would leave blank without a word.
 */
export function checkFrameAddress(
  parsed: { readonly protocol: string; readonly origin: string; readonly hostname: string } | null,
  ground: FrameGround,
): FrameRefusal | null {
  if (parsed === null) return 'notAnAddress';
  const isLoopback =
    !ground.live && (parsed.hostname === 'localhost' || parsed.hostname === '127.0.0.1');
  if (parsed.protocol !== 'https:' && !(parsed.protocol === 'http:' && isLoopback))
    return 'notEncrypted';
  if (parsed.origin === ground.own) return 'ownOrigin';
  return parsed.origin === ground.games ? null : 'unlisted';
}

/** Timers of a browser hold no more than this; a longer one would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * How long the provider keeps a session, in ms.
 *
 * @param expiresIn - seconds, as the launch answer says it.
 * @returns null for no end worth a clock: a number that is none, is not above 0, or lies beyond
 *   every timer.
 */
export function sessionLastsMs(expiresIn: number): number | null {
  const ms = expiresIn * 1_000;
  return ms > 0 && ms <= LONGEST_TIMER_MS ? ms : null;
}
