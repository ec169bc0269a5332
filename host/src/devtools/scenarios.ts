/**
 * Situations that squads want to see without waiting for them: data, performed over the sandbox's
 * control surface.
 */
import { ODDS_VENDORS, VENDORS as TABLE } from '@site/domain/vendors/odds-vendor';
import { control } from './control';

/** One situation. */
export interface Scenario {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

const fault = (match: object, effect: object, times?: number): Promise<unknown> =>
  control('POST', '/faults', { match, fault: effect, ...(times === undefined ? {} : { times }) });

interface VendorEvents {
  readonly events: readonly { readonly eventId: string; readonly isLive: boolean }[];
}

/** The vendor whose board every build has. */
const VENDOR = 'saba';

/** Does something to the first soccer match that runs. */
async function firstLive(body: object): Promise<unknown> {
  const { events } = await control<VendorEvents>('GET', `/events/${VENDOR}?sport=1`);
  const live = events.find(({ isLive }) => isLive) ?? events[0];
  if (live === undefined) throw new Error('没有赛事');
  return control('POST', `/events/${VENDOR}/${encodeURIComponent(live.eventId)}`, body);
}

/** Faults of the network and the server. */
export const FAULTS: readonly Scenario[] = [
  { name: '接口延迟 3 秒', run: () => fault({ path: '/api' }, { delayMs: 3_000 }) },
  { name: '接口无响应', run: () => fault({ path: '/api' }, { delayMs: 60_000 }) },
  { name: '下一次接口 500', run: () => fault({ path: '/api' }, { status: 500 }, 1) },
  { name: '下一次主网关 503', run: () => fault({ path: '/api' }, { status: 503 }, 1) },
  {
    name: '下一次返回网页',
    run: () => fault({ path: '/api' }, { body: '<html></html>', contentType: 'text/html' }, 1),
  },
  { name: '下一次断线', run: () => fault({ path: '/api' }, { drop: 'before' }, 1) },
  {
    name: '下一次 POST 成交后断线',
    run: () => fault({ method: 'POST', path: '/' }, { drop: 'afterCommit' }, 1),
  },
  {
    name: '下一次会话过期',
    run: () => fault({ path: '/api' }, { status: 401, errorCode: 'GEN0006', description: 'x' }, 2),
  },
  {
    name: '下一次重复登录',
    run: () => fault({ path: '/api' }, { status: 401, errorCode: 'GEN0005', description: 'x' }, 1),
  },
  { name: '内容站无响应', run: () => fault({ path: '/cms' }, { delayMs: 60_000 }) },
];

/** Vendors at rest and back. */
export const VENDORS: readonly Scenario[] = ODDS_VENDORS.map(
  (id) => [id, TABLE[id].segment] as const,
).flatMap(([id, vendor]) => [
  {
    name: `${id} 维护`,
    run: () => control('POST', `/vendors/${vendor}`, { maintenance: true }),
  },
  {
    name: `${id} 无令牌`,
    run: () => control('POST', `/vendors/${vendor}`, { noToken: true }),
  },
  {
    name: `${id} 恢复`,
    run: () => control('POST', `/vendors/${vendor}`, { maintenance: false, noToken: false }),
  },
]);

/** Everything as it was. */
export const resetAll = (): Promise<unknown> => control('POST', '/reset', {});
/** No fault any more. */
export const clearFaults = (): Promise<unknown> => control('DELETE', '/faults');

/** Demo members to become. */
export const DEMO_MEMBERS = [
  'member01',
  'vip01',
  'newbie01',
  'poor01',
  'thb01',
  'reval01',
  'otp01',
  'both01',
  'excluded01',
  'restricted01',
  'region01',
  'locked01',
  'illegal01',
] as const;
/** Their password. */
export const DEMO_PASSWORD = 'Passw0rd!';

/** Things that happen in a match. */
export const MATCH: readonly Scenario[] = [
  { name: '进球', run: () => firstLive({ do: 'goal', side: 'home' }) },
  { name: '危险进攻', run: () => firstLive({ do: 'danger', side: 'home' }) },
  { name: '红牌', run: () => firstLive({ do: 'red', side: 'away' }) },
  { name: '封盘', run: () => firstLive({ do: 'suspend' }) },
  { name: '解封', run: () => firstLive({ do: 'resume' }) },
  { name: '完场', run: () => firstLive({ do: 'finish' }) },
];

/**
 * Changes of the member who is signed in.
 *
 * @param memberCode who.
 */
export const memberScenarios = (memberCode: string): readonly Scenario[] => [
  { name: '设为 VIP', run: () => control('PATCH', `/members/${memberCode}`, { isVIP: true }) },
  { name: '取消 VIP', run: () => control('PATCH', `/members/${memberCode}`, { isVIP: false }) },
  {
    name: '要求重设密码',
    run: () => control('PATCH', `/members/${memberCode}`, { revalidate: true }),
  },
  {
    name: '要求登录验证码',
    run: () => control('PATCH', `/members/${memberCode}`, { isLoginOTP: true }),
  },
  {
    name: '禁止投注',
    run: () =>
      control('PATCH', `/members/${memberCode}`, { selfExclusion: { DisableBetting: true } }),
  },
  {
    name: '禁止存款',
    run: () =>
      control('PATCH', `/members/${memberCode}`, { selfExclusion: { DisableDeposit: true } }),
  },
];
