import type { Release } from '@site/contracts/releases/release';
import { CAPABILITIES } from '@site/domain/releases/capabilities';
import { capabilityCheck } from './capability-check';

const check = (surface: Record<string, unknown> | null, script = ''): readonly string[] =>
  capabilityCheck(
    { name: 'keno', kind: 'remote', version: '1.0.0_aaaaaaa', surface } as unknown as Release,
    new Map([['view.js', script]]),
  );

/** A use of each capability, as minified code writes it. */
const USES: Readonly<Record<string, string>> = {
  session: 'a().session.logOut("member")',
  account: 'a().account.sendReset("sms",b)',
  member: 'const{profile:b}=a()',
  visit: 'a().visit',
  balances: 'const{balances:c}=a()',
  exclusion: 'a().exclusion.check()',
  settings: 'd.setUser({})',
  maintenance: 'd.announce("deposit")',
  whitelist: 'a().whitelist("AGL")',
  windows: 'a().windows.register(e)',
  locks: 'f.holdUpdates("x")',
  storage: 'const{storage:g}=a()',
  'money:': 'h.registerLookup("prize",i)',
  'api:content': 'r({path:"/cms/games"})',
  'api:sports': 'r({path:`/vendors/im/api`})',
  'api:games': 'r({path:"/api/Games/Launch"})',
  'api:events': 'r({path:"/api/Event/MiniGames/SnatchPrize"})',
  'api:offers': 'r({path:"/api/Bonus/Apply"})',
  'api:payment': 'r({path:"/api/Payment/Applications"})',
  'api:transfer': 'r({path:"/api/Transfer/Applications"})',
  'api:member': 'r({path:"/api/Member"})',
  'api:inbox': 'r({path:"/api/PersonalMessage/List"})',
  'api:service': 'r({path:"/api/LiveChat/Url"})',
};
const familyOf = (capability: string): string =>
  capability.startsWith('money:') ? 'money:' : capability;

test('every capability has a use that the gate is tried with', () => {
  expect([...new Set(CAPABILITIES.map(familyOf))].toSorted()).toEqual(Object.keys(USES).toSorted());
});

test.each(Object.entries(USES))(
  '%s, used and not listed, is refused with the line to add; listed it passes',
  (capability, use) => {
    const others = CAPABILITIES.filter((each) => familyOf(each) !== capability);
    expect(check({ capabilities: others }, use)).toEqual([
      expect.stringContaining(`add "${capability}`),
    ]);
    expect(check({ capabilities: CAPABILITIES }, use)).toEqual([]);
  },
);

test.each([
  '/api/Auth/Login',
  '/api/Auth/RefreshToken',
  '/api/Member/Register',
  '/api/Vendor/GameToken',
])('%s is called by no remote, whatever it lists', (path) => {
  expect(check({ capabilities: CAPABILITIES }, `r({path:"${path}"})`)).toEqual([
    `keno@1.0.0_aaaaaaa: view.js calls ${path}; no remote may`,
  ]);
});

test('a list that is missing, strange, or short of a kind of money that it looks up', () => {
  expect(check({})).toEqual([expect.stringContaining('lists no "capabilities"')]);
  expect(check({ capabilities: ['everything'] })).toEqual([
    expect.stringContaining('"everything" is no capability'),
  ]);
  expect(check({ capabilities: [], moneyKinds: ['prize'] })).toEqual([
    expect.stringContaining('without "money:prize"'),
  ]);
  expect(check({ capabilities: [] }, 'const help = "see /api/Payment and storage";')).toEqual([]);
});
