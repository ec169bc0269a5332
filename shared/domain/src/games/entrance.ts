/**
 * Entrances to the sportsbooks and esports from the lobby (§3.8 sports menu and vendor query,
 * §3.9): providers that play on a page of the site, not in a frame.
 */
import { PROVIDERS, type ProviderCode } from '../wallet/groups';
import { queryValue } from '../session/query';
import { SPORT } from '../reference/sports';

/** Providers with such an entrance. */
export const ENTRANCES = [
  ...PROVIDERS.sportsbook,
  ...PROVIDERS.esports,
] as const satisfies readonly ProviderCode[];

/** Code of a provider with such an entrance. */
export type Entrance = (typeof ENTRANCES)[number];

/** Type of a launch by a sportsbook or an esports provider. */
export const SPORTS_GAME_TYPE = 'SPORTS';

/** The entrance of a code in an address, or null for anything else. */
export const readEntrance = (text: string | undefined): Entrance | null =>
  ENTRANCES.find((code) => code === text) ?? null;

const isEsports = (code: string): boolean =>
  (PROVIDERS.esports as readonly string[]).includes(code);
const ID = /^\d{1,18}$/;

/**
 * Sport and event that an entrance opens on: those of the address (`?sid=&eid=`, digits), else the
 * sport that an esports provider is about.
 *
 * @returns undefined where nothing is named: the provider opens on its own front page.
 */
export function entranceSport(
  code: string,
  search: string,
): { readonly sportId: number; readonly eventId: string } | undefined {
  const [sid, eid] = ['sid', 'eid'].map((name) => queryValue(search, name) ?? '');
  const named = sid !== undefined && ID.test(sid) ? Number(sid) : null;
  const eventId = eid !== undefined && ID.test(eid) ? eid : '';
  const sportId = named ?? (isEsports(code) ? SPORT.ENTERTAINMENT : null);
  return sportId === null ? undefined : { sportId, eventId };
}
