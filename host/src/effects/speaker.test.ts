import type { AppError } from '@site/domain/errors/app-error';
import type { CallFailure } from '@site/platform';
import { ERROR_TEXT } from '@site/phrases/errors';
import { createTestWorld, type TestWorld } from '@site/testing';
import { setStandingNotice } from '../features/maintenance/standing-notice';
import { reactToFailure } from './error-effects';
import { setRepeatLogin } from './repeat-flag';

let world: TestWorld;
let said: string[];
let now: number;
beforeEach(() => {
  jest.useFakeTimers();
  world = createTestWorld();
  now = 0;
  jest.spyOn(world.platform.clock, 'monotonic').mockImplementation(() => now);
  said = [];
  world.platform.toast.current$.subscribe((toast) => {
    if (toast !== null) said.push(toast.text);
  });
});
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await world.close();
});

/** Time passes for toasts and for the pace alike. */
const pass = (ms: number): void => {
  now += ms;
  jest.advanceTimersByTime(ms);
};
const api = (description: string, code = 'ANY00001'): AppError => ({
  kind: 'api',
  code,
  description,
  status: 400,
});
const fail = (error: AppError, row: Partial<CallFailure['row']> = {}): void =>
  reactToFailure(
    {
      row: {
        id: 'sample.get',
        path: '/api/Sample',
        service: 'gateway',
        money: false,
        method: 'GET',
        ...row,
      },
      error,
      signedIn: false,
    },
    world.platform,
  );

test('[R8-1] ten reads of a page that fail together are one toast; other words wait for nobody, because each page says its own', () => {
  for (let at = 0; at < 10; at += 1) fail(api('额度不足XYZ'), { id: `read${at}` });
  fail(api('其他原因'), { id: 'other' });
  expect(said).toEqual(['额度不足XYZ']);
});

test("[R8-1] a page that is opened after the first one's words says its own; those of an act stay", () => {
  fail(api('额度不足XYZ'), { id: 'first' });
  pass(1_000);
  fail({ kind: 'timeout' }, { id: 'second' });
  expect(said).toEqual(['额度不足XYZ', ERROR_TEXT.timeout]);
  fail(api('提交失败'), { method: 'POST' });
  pass(2_000);
  fail(api('列表失败'), { id: 'third' });
  expect(said).toEqual(['额度不足XYZ', ERROR_TEXT.timeout, '提交失败']);
});

test('[R8-1] the same sentence stands once; after it has gone an act that fails again says it again', () => {
  const act = { method: 'POST' };
  fail(api('额度不足XYZ'), act);
  fail(api('额度不足XYZ'), act);
  expect(said).toEqual(['额度不足XYZ']);
  pass(3_001);
  fail(api('额度不足XYZ'), act);
  expect(said).toHaveLength(2);
});

test("[R8-1] what a member's act is answered comes before what a read says", () => {
  fail(api('列表失败'));
  fail(api('额度不足XYZ'), { method: 'PUT' });
  fail(api('列表又失败'), { id: 'another' });
  expect(said).toEqual(['列表失败', '额度不足XYZ']);
});

test('[R8-1] one read that goes on failing is not told over and over', () => {
  for (let at = 0; at < 3; at += 1) {
    fail(api('额度不足XYZ'));
    pass(3_100);
  }
  expect(said).toHaveLength(1);
  pass(60_000);
  fail(api('额度不足XYZ'));
  expect(said).toHaveLength(2);
});

test('[R7.1-3] a network that comes and goes for a minute is one word; an act without it is told each time', () => {
  for (let at = 0; at < 15; at += 1) {
    fail({ kind: 'network' }, { id: `read${at}` });
    pass(4_000);
  }
  expect(said).toEqual([ERROR_TEXT.network]);
  fail({ kind: 'network' }, { method: 'POST' });
  pass(4_000);
  fail({ kind: 'network' }, { method: 'POST' });
  expect(said).toHaveLength(3);
});

test('[R7.1-3] while the bar says that the network is gone no read says it too', () => {
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  fail({ kind: 'network' });
  expect(said).toEqual([]);
});

test('[R8-1] a read does not take away what is being worked on', () => {
  world.platform.toast.show('loading', '登录中,请稍候...');
  fail(api('额度不足XYZ'));
  expect(said).toEqual(['登录中,请稍候...']);
});

test('[R8-4] the notice that stands over the page of a feature is enough; another feature says its own', () => {
  const rests: AppError = { kind: 'http', status: 503 };
  setStandingNotice(world.platform, 'promotions');
  fail(rests, { path: '/api/Bonus' });
  expect(said).toEqual([]);
  fail(rests, { path: '/api/LiveChat/Url' });
  expect(said).toEqual([ERROR_TEXT['maintenance.liveChat']]);
});

test('[R8-3] while the repeat-login flag is set a login that fails is told by the modal alone', () => {
  const login = { id: 'auth.login', path: '/api/Auth/Login', method: 'POST' };
  setRepeatLogin(world.platform, true);
  fail(api('额度不足XYZ'), login);
  expect(said).toEqual([]);
  setRepeatLogin(world.platform, false);
  fail(api('额度不足XYZ'), login);
  expect(said).toEqual(['额度不足XYZ']);
});
