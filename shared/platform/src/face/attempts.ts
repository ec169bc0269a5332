/**
 * Tries what a remote's face must refuse: each capability that was not declared, and what no remote
 * may whatever it declares. For the contract suite and the release gate; nothing of it is in a
 * page.
 */
import { Observable } from 'rxjs';
import { type Endpoint, defineEndpoint } from '@site/contracts/endpoint';
import { buildRequest } from '@site/contracts/request';
import { failed } from '@site/domain/errors/app-error';
import {
  API_FAMILIES,
  CAPABILITIES,
  type ApiFamily,
  type Capability,
} from '@site/domain/releases/capabilities';
import { MONEY_KIND, type MoneyKind } from '@site/domain/money-action/machine';
import type { Platform, SitePlatform } from '../platform';
import type { StorageKey } from '../storage/keys';
import { createFace, type FaceRequest } from './create-face';
import { HARMLESS, SHIFTY } from './shifty-attempts';

type Attempt = (face: Platform, remote: string) => unknown;

/** Says of a row what the client of the site sends; a harmless path is refused and leaves no trace. */
function sends(reached: string[]): Platform['api']['call'] {
  return async (requested, input = {}) => {
    const url = buildRequest(requested, { ...input, token: null }).url.split('?', 1)[0] ?? '';
    if (url.endsWith(HARMLESS)) throw new Error('nothing that anybody guards');
    reached.push('api.call');
    return failed({ kind: 'aborted' });
  };
}

/** A platform that moves nothing and writes down what was reached. */
function recordingSite(reached: string[]): SitePlatform {
  const view = (name: string) => ({
    get: () => {
      reached.push(name);
      return null;
    },
    changes$: new Observable<never>(),
  });
  const member = (port: string, name: string): unknown => {
    if (['state', 'user', 'moneyReady'].includes(name)) return view(`${port}.${name}`);
    if (name.endsWith('$')) return new Observable<never>();
    if (port === 'api' && name === 'call') return sends(reached);
    return (action?: { readonly submit?: (key: string) => unknown }) => {
      reached.push(`${port}.${name}`);
      // The key of an action is given out, as the port does it.
      if (port === 'money' && name === 'run') void action?.submit?.('key-of-the-port');
      return name === 'run' ? new Observable<never>() : Promise.resolve(null);
    };
  };
  const port = (name: string) => new Proxy({}, { get: (_none, key) => member(name, String(key)) });
  return new Proxy(
    {},
    {
      get: (_none, key) => {
        const name = String(key);
        if (name === 'profile' || name === 'preview') return view(name);
        return name === 'whitelist' || name === 'supportCode' ? member('site', name) : port(name);
      },
    },
  ) as SitePlatform;
}

/** A schema that nobody will ask: no attempt is answered. */
const ANY = {} as Endpoint['result'];
const row = (
  path: string,
  more: { service?: 'gateway' | 'content'; method?: 'GET' | 'POST' } = {},
) =>
  defineEndpoint({ id: 'attempt', service: 'gateway', method: 'GET', path, result: ANY, ...more });
const SAMPLE: Readonly<Record<ApiFamily, ReturnType<typeof row>>> = {
  content: row('/cms/games', { service: 'content' }),
  sports: row('/api/Vendor/NotifyBettingInfo/SBS'),
  games: row('/api/Games/Recent'),
  events: row('/api/Event/Active'),
  offers: row('/api/Bonus/List'),
  payment: row('/api/Payment/Methods'),
  transfer: row('/api/Transfer/Wallets'),
  member: row('/api/Member'),
  inbox: row('/api/PersonalMessage/List'),
  service: row('/api/LiveChat/Url'),
};

const key = (name: string): StorageKey<string> => ({
  name,
  place: 'local',
  clearOn: 'never',
  parse: (text) => text,
  format: (text) => text,
});
const runs =
  (kind: MoneyKind): Attempt =>
  ({ money }) =>
    money.run({ kind, summary: '', payload: '', submit: () => new Promise(() => undefined) });

const PORTS = {
  session: ({ session }) => session.logOut(),
  account: ({ account }) => account.sendName('a@mail.example'),
  member: ({ profile }) => profile.get(),
  visit: ({ visit }) => visit.affiliate(),
  balances: ({ balances }) => balances.refreshNow(),
  exclusion: ({ exclusion }) => exclusion.check('bet'),
  settings: ({ settings }) => settings.setUser({}),
  maintenance: ({ maintenance }) => maintenance.announce('deposit'),
  whitelist: ({ whitelist }) => whitelist('AGL'),
  windows: ({ windows }) => windows.register({}, { origin: '', caps: [] }),
  locks: ({ locks }) => locks.hold('attempt'),
  storage: ({ storage }, remote) => storage.write(key(`${remote}/attempt`), ''),
} satisfies Partial<Record<Capability, Attempt>>;

const ATTEMPTS = {
  ...PORTS,
  ...Object.fromEntries(MONEY_KIND.map((kind) => [`money:${kind}`, runs(kind)])),
  ...Object.fromEntries(
    API_FAMILIES.map((family) => [
      `api:${family}`,
      ({ api }: Platform) => api.call(SAMPLE[family]),
    ]),
  ),
} as Partial<Record<Capability, Attempt>> as Readonly<Record<Capability, Attempt>>;

/** A member that the types do not know, called as code without types would. */
const call = (owner: object, name: string, ...given: readonly unknown[]): unknown =>
  (owner as Record<string, (...given: readonly unknown[]) => unknown>)[name]?.(...given) ??
  Promise.reject(new Error('not there'));
const sourceOf = (stream: unknown): unknown =>
  (stream as { source?: unknown }).source ?? Promise.reject(new Error('no source'));

/** What no remote may, however it is declared. */
const NEVER: Readonly<Record<string, Attempt>> = {
  'reads the token': ({ session }) => call(session, 'token'),
  'renews the token': ({ session }) => call(session, 'refresh'),
  'signs in': ({ session }) => call(session, 'logIn', 'a', 'b'),
  'puts tokens of its own in': ({ session }) => call(session, 'adopt', {}),
  'uses the pair of the login form': ({ session }) => call(session, 'reLogin'),
  'sets who is signed in': ({ session }) => call(session.state, 'set', { status: 'visitor' }),
  'finds the subject behind the session': ({ session }) => sourceOf(session.state.changes$),
  'finds the subject behind the bus': ({ bus }) => sourceOf(bus.on('session.logged-out')),
  'announces a logout': ({ bus }) => bus.publish({ type: 'session.logged-out', reason: 'member' }),
  'attaches a navigator of its own': ({ navigator }) => call(navigator, 'attach', () => undefined),
  ...Object.fromEntries(
    [
      'memberToken',
      'refreshToken',
      'memberInfo',
      'serverUrl',
      'moneyJournal',
      'loginStatus',
      'linkLogin',
      'otpSkipped',
      'unitId',
      'releaseMarks',
    ].map((name) => [
      `reads what the site keeps as ${name}`,
      ({ storage }: Platform) => storage.read(key(name)),
    ]),
  ),
  'writes a token': ({ storage }) => storage.write(key('memberToken'), 'x'),
  'reads what another remote keeps': ({ storage }) => storage.read(key('attempt-of-others/x')),
  'clears the storage': ({ storage }) => call(storage, 'clearForLogout'),
  ...Object.fromEntries(
    [
      '/api/Auth/Login',
      '/api/Auth/RefreshToken',
      '/api/Auth/Exchange',
      '/api/auth/login',
      '/api/Member/Register',
      '/api/Vendor/GameToken',
      '/api/Bonus/../Auth/Login',
      '/api/Bonus/%2e%2e/Auth/Login',
      '/api/%4dember/Register',
      '/api//Auth/Login',
      '/api/Bonus/..%2fAuth',
      'https://elsewhere.example/api/Bonus/',
    ].map((path) => [`calls ${path}`, ({ api }: Platform) => api.call(row(path))]),
  ),
  'turns a path into another by a parameter': ({ api }) =>
    api.call(row('/api/Member/:x'), { params: { x: 'Register' } }),
  'climbs by a parameter': ({ api }) =>
    api.call(row('/api/Bonus/:x/Login'), { params: { x: '..' } }),
  'sends a call of the gateway in the name of another service': ({ api }) =>
    api.call(row('/api/Member', { service: 'content' })),
  'sends money past the money port': ({ api }) =>
    api.call(row('/api/Transfer/Applications', { method: 'POST' }), { idempotencyKey: 'made-up' }),
  'sends money without a key': ({ api }) =>
    api.call(row('/api/Transfer/Applications', { method: 'POST' })),
  'asks after the key of another': ({ api }) =>
    api.call(row('/api/Payment/Applications/by-ref/:key'), { params: { key: 'somebody-elses' } }),
  ...SHIFTY,
};

type FaceMaker = typeof createFace;

async function passes(request: FaceRequest, attempt: Attempt, make: FaceMaker): Promise<boolean> {
  const reached: string[] = [];
  const face = make(recordingSite(reached), request);
  reached.length = 0;
  try {
    await attempt(face, request.name);
    return true;
  } catch {
    // Listening is everybody's, and an action may be begun to get a key for something else.
    return reached.some((name) => name !== 'bus.on' && name !== 'money.run');
  }
}

/**
 * What the face lets through though it must not: undeclared capabilities and forbidden acts, by
 * name. Empty when it is tight.
 */
export async function leaksOf(
  request: FaceRequest,
  make: FaceMaker = createFace,
): Promise<readonly string[]> {
  const tried = [
    ...CAPABILITIES.filter((capability) => !request.capabilities.includes(capability)).map(
      (name) => [name, ATTEMPTS[name]] as const,
    ),
    ...Object.entries(NEVER),
  ];
  const found = await Promise.all(
    tried.map(async ([name, attempt]) => ((await passes(request, attempt, make)) ? [name] : [])),
  );
  return found.flat();
}

/** Declared capabilities that the face does not open: the other half of the proof. */
export async function closedOf(
  request: FaceRequest,
  make: FaceMaker = createFace,
): Promise<readonly string[]> {
  const declared = CAPABILITIES.filter((capability) => request.capabilities.includes(capability));
  const found = await Promise.all(
    declared.map(async (name) => ((await passes(request, ATTEMPTS[name], make)) ? [] : [name])),
  );
  return found.flat();
}
