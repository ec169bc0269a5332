import fs from 'node:fs';
import path from 'node:path';
import { ALL_ROWS } from '@site/contracts/rows';
import { inWorkspace } from '../workspace/paths';

/** Calls of money and of the member's account: each has to be made by a screen that a member can reach (§7.2). */
const FAMILY = /^\/api\/(Payment|Transfer|Member|Balance|Setting)(\/|$)|^\/api\/Auth\/ChangePassword$|^\/api\/Bonus$/;

/** Ids of such calls. */
export const accountCalls = (): readonly string[] => ALL_ROWS.filter(({ service, path: address }) => service === 'gateway' && FAMILY.test(address)).map(({ id }) => id);

const ASKED = /expectAsked\(\s*site,\s*\[([^\]]*)\]/g;

/** Ids that a journey waits for, in the words of its source. */
export const callsOf = (source: string): readonly string[] =>
  [...source.matchAll(ASKED)].flatMap((match) => [...(match[1] ?? '').matchAll(/'([^']+)'/g)].map(([, id = '']) => id));

/** Ids that any journey waits for. */
export function callsOfJourneys(dir: string = inWorkspace('e2e', 'specs')): ReadonlySet<string> {
  return new Set(fs.readdirSync(dir).filter((name) => name.endsWith('.spec.ts')).flatMap((name) => callsOf(fs.readFileSync(path.join(dir, name), 'utf8'))));
}
