import { keepRecords } from '../loading/kept-records';
import type { LoadRecord } from '../types';
import { startLoadLog } from './load-log';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const step = (remote: string): LoadRecord => ({
  generation: 5,
  remote,
  version: '1.0.0_aaaaaaa',
  phase: 'done',
  fault: null,
  ms: 12.4,
  attempt: 0,
  recovered: false,
});

test('load steps leave in batches, wait for the network, and none is lost that the browser did not take', async () => {
  const records = keepRecords();
  records.note(step('sports'));
  const sent: {
    readonly records: readonly { readonly remote: string; readonly httpStatus: number }[];
  }[] = [];
  let online = false;
  let takes = true;
  const on: { online?: () => void } = {};
  startLoadLog({
    records,
    around: () => ({ page: '/', appVersion: '1', osType: 'ios' }),
    statusOf: (path) => (path.includes('/sports/') ? 200 : 0),
    isOnline: () => online,
    beacon: (_url, body) => {
      if (takes) sent.push(JSON.parse(body) as (typeof sent)[number]);
      return takes;
    },
    onOnline: (work) => {
      on.online = work;
    },
    onPageHide: () => undefined,
  });
  for (let more = 0; more < 24; more += 1) records.note(step('casino'));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([]);
  online = true;
  takes = false;
  on.online?.();
  takes = true;
  on.online?.();
  expect(sent.map((batch) => batch.records.length)).toEqual([20, 5]);
  expect(sent[0]?.records[0]).toMatchObject({
    remote: 'sports',
    httpStatus: 200,
    ms: 12,
    page: '/',
  });
});
