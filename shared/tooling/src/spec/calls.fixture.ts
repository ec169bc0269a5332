import fs from 'node:fs';
import path from 'node:path';
import { ALL_ROWS } from '@site/contracts/rows';
import { inWorkspace } from '../workspace/paths';

/**
 * Calls of money and of the member's account, of offers and news, and those of games and
 * mini-games: each has to be made by a screen that a member can reach (§7.2).
 */
const FAMILIES = {
  account:
    /^\/api\/(Payment|Transfer|Member|Balance|Setting)(\/|$)|^\/api\/Auth\/ChangePassword$|^\/api\/Bonus$/,
  offers:
    /^\/api\/(Bonus|Campaign|Promotion|Referrer|Announcement|PersonalMessage|Club|RewardStore)\/|^\/cms\/(promotions|clubs)(\/|$)|^\/cms\/promotion-categories$/,
  games:
    /^\/api\/(Games|MiniGames|Event\/MiniGames)(\/|$)|^\/cms\/(games|game-providers|game-categories|banners|site-config)$/,
} as const;
/** A family of calls. */
export type CallFamily = keyof typeof FAMILIES;

/** Ids of a family's calls. */
export const callsOfFamily = (family: CallFamily): readonly string[] =>
  ALL_ROWS.filter(
    ({ service, path: address }) =>
      (service === 'gateway' || service === 'content') && FAMILIES[family].test(address),
  ).map(({ id }) => id);

const EXPECTED = /expectCalls\(\s*site,\s*\[([^\]]*)\]/g;

/** Ids that a journey waits for, in the words of its source. */
export const callsOf = (source: string): readonly string[] =>
  [...source.matchAll(EXPECTED)].flatMap((match) =>
    [...(match[1] ?? '').matchAll(/'([^']+)'/g)].map(([, id = '']) => id),
  );

/** Ids that any journey waits for. */
export function callsOfJourneys(dir: string = inWorkspace('e2e', 'specs')): ReadonlySet<string> {
  return new Set(
    fs
      .readdirSync(dir)
      .filter((name) => name.endsWith('.spec.ts'))
      .flatMap((name) => callsOf(fs.readFileSync(path.join(dir, name), 'utf8'))),
  );
}
