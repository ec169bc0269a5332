import type { Browser } from 'playwright';
import type { Release } from '@site/contracts/releases/release';
import type { Registry } from '@site/contracts/releases/registry';
import { emptyRegistry } from '../changes/change';
import { OFFERS } from '../testing/test-releases';
import type { ReleaseStore } from '../store/release-store';
import { smoke } from './smoke';
import { startSmokeSite } from './smoke-site';
import type { SmokeStage } from './smoke-stage';

jest.mock('./smoke-site', () => ({ startSmokeSite: jest.fn() }));

const stage = {
  launch: jest.fn<ReturnType<SmokeStage['launch']>, []>(),
  serve: jest.fn<ReturnType<SmokeStage['serve']>, [string]>(),
};
const registry: Registry = {
  ...emptyRegistry(),
  host: { current: '1.0.0_aaaaaaa', good: [], ...OFFERS },
};
const run = (given: Partial<Release> = { smoke: ['/sbtwo'] }) =>
  smoke(
    {} as ReleaseStore,
    '/build',
    { kind: 'remote', name: 'sports', version: '1.1.0_bbbbbbb', ...given } as Release,
    registry,
    stage,
  );

test('a browser that cannot start leaves no site behind', async () => {
  stage.launch.mockRejectedValueOnce(new Error('no sandbox here'));
  await expect(run()).rejects.toThrow('no sandbox here');
  expect(startSmokeSite).not.toHaveBeenCalled();
});

test('a part of which no page can be opened is refused before anything is started', async () => {
  const surface = { routes: [{ path: '/draw/:id' }] };
  stage.launch.mockClear();
  await expect(run({ smoke: [], surface })).rejects.toThrow(
    'the gate refuses sports@1.1.0_bbbbbbb, no page of it can be opened: mark a route of remote.json with "smoke": true',
  );
  expect(stage.launch).not.toHaveBeenCalled();
});

test('whatever goes wrong in the run, the browser and the site are closed', async () => {
  const [close, stop] = [
    jest.fn(async () => {
      throw new Error('gone already');
    }),
    jest.fn(async () => undefined),
  ];
  stage.launch.mockResolvedValueOnce({ close } as unknown as Browser);
  jest.mocked(startSmokeSite).mockResolvedValueOnce({
    url: '',
    show: jest.fn(),
    take: jest.fn(async () => {
      throw new Error('no such version');
    }),
    stop,
  });
  await expect(run()).rejects.toThrow('gone already');
  expect([close.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1]);
});
