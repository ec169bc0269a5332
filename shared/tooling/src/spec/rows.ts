/** The rows of the specification by id, each with a few words; a test that shows one carries its id in its title. */

/** Id and what it is about. */
export type SpecRow = readonly [id: string, about: string];

/** All rows in order. */
export const SPEC_ROWS: readonly SpecRow[] = [
  ['R1-1', 'visitors, members, VIPs see what is theirs'], ['R1-2', 'CNY only, Chinese only'],
  ['R2-1', 'base path and trailing slashes'], ['R2.1-1', 'open routes'], ['R2.1-2', 'seasonal pages'], ['R2.1-3', 'sports pages'],
  ['R2.2-1', 'guard'], ['R2.2-2', 'bare /sbtwo'], ['R2.2-3', 'demo routes on live'], ['R2.2-4', 'recorded sports route'],
  ['R2.3-1', 'login query and from'], ['R2.3-2', 'restrict, illegal, maintenance'], ['R2.3-3', 'deposit navigation'], ['R2.3-4', '/Verify'],
  ['R2.3-5', '/newyear'], ['R2.3-6', 'promotion forms'], ['R2.3-7', 'records, account, uploads'], ['R2.3-8', '/mobile entrances'], ['R2.3-9', 'customer service'],
  ['R2.4-1', 'landing query'], ['R2.4-2', 'login by link'],
  ['R2.5-1', 'layout statuses'], ['R2.5-2', 'header'], ['R2.5-3', 'app bar'], ['R2.5-4', 'maintenance popup'], ['R2.5-5', 'home tips'],
  ['R2.5-6', 'crash fallback'], ['R2.5-7', 'languages'], ['R2.5-8', 'promotion screen'], ['R2.5-9', 'back on maintenance'], ['R2.6-1', 'cross-window messages'],
  ['R3.1-1', 'member info'], ['R3.2-1', 'user state'], ['R3.3-1', 'login, tokens, storage keys'], ['R3.4-1', 'settings'], ['R3.5-1', 'bet cart'],
  ['R3.6-1', 'maintenance, common, games, promotion state'], ['R3.6-2', 'persisted store'], ['R3.7-1', 'promotion item'], ['R3.8-1', 'launch and feedback payloads'],
  ['R3.9-1', 'wallet groups and providers'], ['R3.10-1', 'vendor reference data'],
  ['R4.1-1', 'login'], ['R4.1-2', 'after member info'], ['R4.1-3', 'logout'], ['R4.1-4', 'expired and duplicate'], ['R4.1-5', 'refresh loop'], ['R4.1-6', 'login by link, timers'],
  ['R4.2-1', 'first entry'], ['R4.3-1', 'feedback form'], ['R4.4-1', 'promotion visibility'], ['R4.5-1', 'deposit steps'], ['R4.5-2', 'withdrawal steps'],
  ['R4.5-3', 'bank-card outcomes'], ['R4.6-1', 'vendor tokens'], ['R4.6-2', 'list display'], ['R4.7-1', 'statuses and live periods'],
  ['R5-1', 'feedback text'], ['R5-2', 'search length'], ['R5-3', 'parlay rules'], ['R5-4', 'amounts'], ['R5-5', 'masks'], ['R5-6', 'odds conversion'], ['R5-7', 'deposit block'],
  ['R5-8', 'promotion id'], ['R5-9', 'live-login toast'], ['R5-10', 'zero rebates'], ['R5-11', 'live games'], ['R5-12', 'RNG as SLOT'], ['R5-13', 'provider remap'], ['R5-14', 'IPSB http'],
  ['R6-1', 'visitor calls'], ['R6-2', 'member calls'], ['R6-3', 'VIP icon'], ['R6-4', 'whitelist'], ['R6-5', 'affiliate code'], ['R6-6', 'anonymous credential'],
  ['R6-7', 'self-exclusion'], ['R6-8', 'region block'],
  ['R7.1-1', 'headers'], ['R7.1-2', 'query'], ['R7.1-3', 'time-out'], ['R7.1-4', 'JSON or text'], ['R7.1-5', 'GEN0003'], ['R7.1-6', 'cache-host links'], ['R7.1-7', 'request log'],
  ['R7.1-8', 'swallowed failures'], ['R7.2-1', 'main API'], ['R7.3-1', 'applied history'], ['R7.3-2', 'CMS calls'], ['R7.3-3', 'id chunks'], ['R7.3-4', 'launch call'],
  ['R7.3-5', 'whitelist call'], ['R7.3-6', 'member updates'], ['R7.4-1', 'sports data'],
  ['R8-1', 'error table'], ['R8-2', 'silent codes'], ['R8-3', 'repeat-login modal'], ['R8-4', '503'], ['R8-5', 'listed toasts'], ['R8-6', 'reporter'], ['R8-7', 'bet codes'],
  ['R8-8', 'selection messages'], ['R9-1', 'constants'],
];

/** Rows that need no screen: each must be shown by a test from now on. */
export const RULE_ROWS = /^R(3\.5|3\.6|3\.7|3\.8|3\.9|3\.10|4\.4|4\.5|4\.7|5|7\.4|8|9)-\d+$/;
