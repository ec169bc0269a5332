/**
 * A tab that shows a preview changes nothing of a member (releases D9): every call of the contract,
 * by name.
 */
import type { AnyEndpoint } from '@site/contracts/endpoint';
import { ALL_ROWS } from '@site/contracts/rows';
import { createApiClient } from './client';
import type { CallFailure } from './types';

/** Calls that change what a member has; a new one belongs here, or below with its reason. */
const REFUSED: readonly string[] = [
  'alert.addDevice',
  'alert.removeDevice',
  'alert.saveSettings',
  'announcement.action',
  'auth.changePassword',
  'bonus.apply',
  'bonus.cancel',
  'bonus.claim',
  'bonus.takeSos',
  'bti.place',
  'bti.putFavourite',
  'bti.sell',
  'campaign.apply',
  'campaign.enrol',
  'campaign.takeClaim',
  'games.addFavourite',
  'games.launch',
  'games.removeFavourite',
  'im.place',
  'im.sell',
  'im.setFavourite',
  'member.addAddress',
  'member.changeAddress',
  'member.changePassword',
  'member.checkEmailCode',
  'member.checkPhoneCode',
  'member.deleteAddress',
  'member.patch',
  'member.put',
  'member.sendEmailCode',
  'member.sendPhoneCode',
  'member.setLimits',
  'member.setSafehouse',
  'member.setSelfExclusion',
  'member.uploadDocument',
  'member.vipCallback',
  'miniGames.snatch',
  'payment.addBank',
  'payment.attachment',
  'payment.cancelDeposit',
  'payment.cancelPaybnb',
  'payment.changeBank',
  'payment.create',
  'payment.cryptoInvoice',
  'payment.deleteBank',
  'payment.openCase',
  'payment.qrPaid',
  'payment.resubmit',
  'payment.step',
  'personalMessage.action',
  'referrer.signUp',
  'referrer.takeReward',
  'rewardStore.redeem',
  'saba.place',
  'saba.placeParlay',
  'saba.sellBack',
  'saba.setAutoCashout',
  'saba.setFavorite',
  'transfer.create',
  'vendor.notifyBettingInfo',
  'vendor.saveNotificationSetting',
];

/** Calls that are no GET and leave a preview all the same, by their reason. */
const LEFT_OPEN: Readonly<Record<string, readonly string[]>> = {
  'signs in or out, or keeps the session': [
    'auth.exchange',
    'auth.generatePasscode',
    'auth.login',
    'auth.logout',
    'auth.refresh',
    'member.logout',
    'sportsData.login',
    'sportsData.loginV2',
    'sportsData.renewV2',
  ],
  'is of a visitor, who has no wallet yet or cannot reach it': [
    'auth.forgetPasswordEmail',
    'auth.forgetUsernameEmail',
    'auth.resetPassword',
    'member.emailToken',
    'member.forgetPassword',
    'member.register',
    'member.registerRestricted',
  ],
  'is a record': ['log.error', 'log.recording', 'log.releases', 'log.request', 'log.vital'],
  'reads the board': [
    'im.announcements',
    'im.events',
    'im.leagues',
    'im.results',
    'im.search',
    'im.selectedEvents',
    'im.sportCounts',
  ],
  "reads what is a member's: prices of a slip, bets, offers": [
    'bti.quote',
    'im.betInfo',
    'im.check',
    'im.checkSale',
    'im.favourites',
    'im.offers',
    'im.pending',
    'im.wagers',
    'saba.parlayTickets',
  ],
};

const paramsOf = ({ path }: AnyEndpoint): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => [name, '1']));

/** Calls every row once. */
async function callAll(isPreview: boolean): Promise<{
  readonly sent: readonly string[];
  readonly failures: readonly CallFailure[];
  readonly answers: ReadonlyMap<string, unknown>;
}> {
  const sent: string[] = [];
  const failures: CallFailure[] = [];
  const answers = new Map<string, unknown>();
  let calling = '';
  const client = createApiClient({
    transport: () => {
      sent.push(calling);
      return Promise.resolve({ kind: 'failure', error: { kind: 'network' } });
    },
    tokenFor: () => 'access-token-1',
    session: () => 0,
    prepare: () => Promise.resolve(),
    refresh: () => Promise.resolve(false),
    contentOrigin: '',
    isPreview: () => isPreview,
    onFailure: (failure) => failures.push(failure),
    onRedirect: () => undefined,
    onServerDate: () => undefined,
    onCall: () => undefined,
    monotonic: () => 0,
    after: () => () => undefined,
  });
  for (const row of ALL_ROWS) {
    calling = row.id;
    const answer = await client.call(row, { params: paramsOf(row) });
    answers.set(row.id, answer.ok ? null : answer.error);
  }
  return { sent, failures, answers };
}

test('every call of the contract that is no GET is either refused in a preview or left open for a reason', async () => {
  const { sent } = await callAll(true);
  const writes = ALL_ROWS.filter(({ method }) => method !== 'GET').map(({ id }) => id);
  expect(writes.filter((id) => !sent.includes(id)).sort()).toEqual(REFUSED);
  expect(writes.filter((id) => sent.includes(id)).sort()).toEqual(
    Object.values(LEFT_OPEN).flat().sort(),
  );
  expect(
    ALL_ROWS.filter(({ method }) => method === 'GET').filter(({ id }) => !sent.includes(id)),
  ).toEqual([]);
});

test('a refused call never leaves the tab, says why, and is told to whoever shows failures', async () => {
  const { failures, answers } = await callAll(true);
  const why = {
    kind: 'api',
    code: 'PREVIEW',
    description: '预览中不能进行此操作，请退出预览后再试',
    status: 403,
  };
  for (const id of REFUSED) expect([id, answers.get(id)]).toEqual([id, why]);
  expect(
    failures
      .filter(({ error }) => error.kind === 'api' && error.code === 'PREVIEW')
      .map(({ row }) => row.id)
      .sort(),
  ).toEqual(REFUSED);
});

test('everywhere else every call leaves, and no call that moves money is marked as reading', async () => {
  expect((await callAll(false)).sent.toSorted()).toEqual(ALL_ROWS.map(({ id }) => id).sort());
  expect(ALL_ROWS.filter(({ money, reads }) => money && reads === true)).toEqual([]);
});
