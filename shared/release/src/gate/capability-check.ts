/**
 * Whether a part asks for no more than its `remote.json` lists (safety T9): by reading, whatever
 * tool built it.
 */
import { CAPABILITIES, familiesOf, PLACES } from '@site/domain/releases/capabilities';
import { called, type GateCheck } from './gate-check';
import { readScripts, type ScriptFacts } from './read-script';

/**
 * Names of ports, and of members of them where the port's own name is an ordinary word; a minifier
 * keeps both.
 */
const SIGNS: Readonly<Record<string, string>> = {
  logOut: 'session',
  sendReset: 'account',
  setPassword: 'account',
  redeemMail: 'account',
  giveLoginCode: 'account',
  skipLoginCode: 'account',
  profile: 'member',
  visit: 'visit',
  exclusion: 'exclusion',
  setUser: 'settings',
  setListDisplay: 'settings',
  announce: 'maintenance',
  whitelist: 'whitelist',
  balances: 'balances',
  windows: 'windows',
  gamesOrigin: 'windows',
  holdUpdates: 'locks',
  storage: 'storage',
  registerLookup: 'money:',
  openKinds: 'money:',
};

function portFaults(file: string, { names }: ScriptFacts, listed: readonly string[]): string[] {
  return Object.entries(SIGNS)
    .filter(
      ([name, capability]) =>
        names.has(name) && !listed.some((each) => each.startsWith(capability)),
    )
    .map(
      ([name, capability]) =>
        `${file} uses ${name}; add "${capability}${capability.endsWith(':') ? '…' : ''}" to "capabilities" in remote.json, or leave it`,
    );
}

function callFaults(file: string, { texts }: ScriptFacts, listed: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const service = [...PLACES].find(([, beginning]) => text.startsWith(beginning))?.[0];
    if (service === undefined) return [];
    const path = text.replace(/\/$/, '');
    const families = [
      ...new Set(['GET', 'POST'].flatMap((method) => familiesOf({ service, method, path }))),
    ];
    if (families.some((family) => listed.includes(`api:${family}`))) return [];
    const missing = families.map((family) => `"api:${family}"`).join(' or ');
    return [
      `${file} calls ${text}; ${families.length === 0 ? 'no remote may' : `add ${missing} to "capabilities" in remote.json, or leave it`}`,
    ];
  });
}

/**
 * Every use of a capability that was not declared, and a list that is missing or says what nobody
 * knows.
 */
export const capabilityCheck: GateCheck = (release, files) => {
  if (release.kind === 'host') return [];
  const listed: unknown = release.surface?.['capabilities'];
  if (!Array.isArray(listed))
    return [
      `${called(release)}: its remote.json lists no "capabilities"; write [] when it needs none`,
    ];
  const words = listed.filter((each): each is string => typeof each === 'string');
  const known: readonly string[] = CAPABILITIES;
  const strange = words
    .filter((each) => !known.includes(each))
    .map((each) => `"${each}" is no capability`);
  const kinds: readonly unknown[] = Array.isArray(release.surface?.['moneyKinds'])
    ? release.surface['moneyKinds']
    : [];
  const idle = kinds
    .filter((kind) => !words.includes(`money:${String(kind)}`))
    .map((kind) => `it looks up money of kind ${String(kind)} without "money:${String(kind)}"`);
  const used = [...readScripts(files)].flatMap(([file, facts]) => [
    ...portFaults(file, facts, words),
    ...callFaults(file, facts, words),
  ]);
  return [...new Set([...strange, ...idle, ...used])].map(
    (fault) => `${called(release)}: ${fault}`,
  );
};
