import { mayAct, type ConsolePerson } from './console-roles';

const OPERATOR: ConsolePerson = { role: 'operator', squad: null };
const MARKETING: ConsolePerson = { role: 'marketing', squad: null };
const SPORTS: ConsolePerson = { role: 'squad', squad: 'sports-web' };
const site = { verb: 'restore', name: null, squad: null };
const host = { verb: 'promote', name: 'host', squad: 'platform' };
const sports = { verb: 'canary', name: 'sports', squad: 'sports-web' };
const wallet = { verb: 'kill', name: 'wallet', squad: 'money' };
const season = { verb: 'schedule', name: 'season_cny2027', squad: 'campaigns' };
const unknown = { verb: 'promote', name: 'nobody', squad: null };
const look = { verb: 'preview', name: null, squad: null };

test.each([
  ['operator', OPERATOR, [site, host, sports, wallet, season, unknown, look]],
  ['marketing', MARKETING, [season, look]],
  ['a squad', SPORTS, [sports, look]],
  ['a squad without a name', { role: 'squad', squad: null } as const, [look]],
])('%s may do what its row says and nothing else', (_who, person, allowed) => {
  expect(
    [site, host, sports, wallet, season, unknown, look].filter((each) => mayAct(person, each)),
  ).toEqual(allowed);
});
