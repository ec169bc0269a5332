/** What a game launch sends (§3.8, §5): the type and provider code the server wants, whatever the CMS calls them. */

/** Provider codes that change with the game's type (§5, R5-13). */
const REMAP: Readonly<Record<string, string>> = {
  'P2P:TGP': 'TGP_P2P', 'P2P:JKR': 'JKR_P2P', 'SLOT:TGP': 'TGP_SLOT', 'SLOT:TG': 'TG_SLOT', 'SLOT:JKR': 'JKR_SLOT', 'LIVECASINO:TG': 'TG_LIVECASINO',
};

/** RNG travels as SLOT (R5-12). */
export const toLaunchGameType = (gameType: string): string => (gameType === 'RNG' ? 'SLOT' : gameType);

/** The provider code of a launch. */
export function toLaunchProviderCode(gameType: string, providerCode: string): string {
  return REMAP[`${toLaunchGameType(gameType)}:${providerCode}`] ?? providerCode;
}

/** Why a launch address may not be framed, or null when it may (safety B12). */
export type FrameRefusal = 'notAnAddress' | 'notEncrypted' | 'ownOrigin';

/**
 * Checks a launch address before it is framed. A page of our own origin could read us, a plain http page can be
 * changed on its way; http counts only for the machine itself, where the sandbox runs.
 * @param ownOrigin - origin of the site, as `location.origin` says it.
 */
export function checkFrameAddress(parsed: { readonly protocol: string; readonly origin: string; readonly hostname: string } | null, ownOrigin: string): FrameRefusal | null {
  if (parsed === null) return 'notAnAddress';
  const isLoopback = parsed.hostname === 'localhost' || parsed.hostname === '127.0.0.1';
  if (parsed.protocol !== 'https:' && !(parsed.protocol === 'http:' && isLoopback)) return 'notEncrypted';
  return parsed.origin === ownOrigin ? 'ownOrigin' : null;
}
