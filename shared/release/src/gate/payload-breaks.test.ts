import type { Payloads, Shape } from '@site/domain/releases/payloads';
import { testReleases, type TestReleases } from '../testing/test-releases';
import { runGate } from './run-gate';

const SETTLED: Shape = { key: 'string', phase: ['done', 'refused'] };
const payloads = (over: Partial<Payloads> = {}) => ({
  contracts: { gives: {}, takes: {}, ...over },
});
const host = (settled: Shape) =>
  payloads({ gives: { 'money.settled': settled }, takes: { './remote': { pages: 'object' } } });
const WALLET = payloads({ takes: { 'money.settled': SETTLED } });
const ADVICE =
  '  - leave the message as it is and add another field, or give its topic a second version with an adapter (topic@2)';

let releases: TestReleases;
beforeEach(async () => {
  releases = testReleases();
  await releases.goLive('host', '1.0.0_aaaaaaa', host(SETTLED));
  await releases.goLive('wallet', '1.0.0_bbbbbbb', WALLET);
  await releases.goLive('keno', '1.0.0_ccccccc');
});
afterEach(() => releases.close());

const gate = (name: string, version: string, over: object) =>
  runGate(
    releases.context,
    releases.build(name, version, over, `var ${name}__${version.split('_')[1]} = {};`),
    {
      approvals: [],
      skipSmoke: 'no browser here',
      smokeStage: () => Promise.reject(new Error('not asked for')),
      say: () => undefined,
    },
  );
const changed: Shape = { phase: ['done', 'failed'], at: 'number' };

test('publishing a payload that a live part cannot read is refused, with topic, field and that part', async () => {
  await expect(gate('host', '1.1.0_ddddddd', host(changed))).rejects.toThrow(
    [
      'the gate refuses host@1.1.0_ddddddd:',
      '  - host@1.1.0_ddddddd gives money.settled without "key", which wallet@1.0.0_bbbbbbb reads',
      '  - host@1.1.0_ddddddd gives money.settled with a "phase" that is never "refused", which wallet@1.0.0_bbbbbbb reads',
      ADVICE,
    ].join('\n'),
  );
  await expect(gate('host', '1.1.0_ddddddd', payloads())).rejects.toThrow(
    'host@1.1.0_ddddddd has no message money.settled any more, which wallet@1.0.0_bbbbbbb reads',
  );
});

test('an addition passes, and so does a part from before payloads were kept', async () => {
  const more = { ...SETTLED, phase: ['done', 'refused', 'late'], at: 'number' } as const;
  expect((await gate('host', '1.1.0_ddddddd', host(more))).checks['payloads']).toBe('good');
  expect((await gate('keno', '1.1.0_ddddddd', {})).checks['payloads']).toBe('good');
});

test('an exposed module that the host could not read is refused with the field', async () => {
  const exposes = payloads({ gives: { './remote': { views: 'object' } } });
  await expect(gate('keno', '1.1.0_ddddddd', exposes)).rejects.toThrow(
    'keno@1.1.0_ddddddd gives ./remote without "pages", which host@1.0.0_aaaaaaa reads',
  );
});

test('a version that was published in time is refused when it would become live too late, also for a share', async () => {
  await releases.publish(
    'keno',
    '2.0.0_ddddddd',
    payloads({ takes: { 'money.settled': { at: 'number' } } }),
  );
  const sentence =
    'host@1.0.0_aaaaaaa gives money.settled without "at", which keno@2.0.0_ddddddd reads';
  await expect(releases.order({ verb: 'promote', name: 'keno' })).rejects.toThrow(sentence);
  await expect(
    releases.order({ verb: 'canary', name: 'keno', plan: { percent: 1 } }),
  ).rejects.toThrow(sentence);
  await releases.goLive('host', '1.1.0_eeeeeee', host({ ...SETTLED, at: 'number' }));
  await releases.order({ verb: 'promote', name: 'keno' });
  expect((await releases.live()).registry.remotes['keno']?.stable).toBe('2.0.0_ddddddd');
});

test('a part that is switched off holds nobody back', async () => {
  await releases.order({ verb: 'kill', name: 'wallet', why: 'repair' });
  expect((await gate('host', '1.1.0_ddddddd', host(changed))).checks['payloads']).toBe('good');
});

test('a part that was switched off does not come back to a host that it cannot read', async () => {
  await releases.order({ verb: 'kill', name: 'wallet', why: 'repair' });
  await releases.goLive('host', '1.1.0_ddddddd', host(changed));
  await expect(releases.order({ verb: 'revive', name: 'wallet' })).rejects.toThrow(
    'host@1.1.0_ddddddd gives money.settled without "key", which wallet@1.0.0_bbbbbbb reads',
  );
  await releases.goLive('host', '1.2.0_eeeeeee', host({ ...SETTLED, at: 'number' }));
  await releases.order({ verb: 'revive', name: 'wallet' });
  expect((await releases.live()).registry.remotes['wallet']?.kill).toBeNull();
});

test('a share that begins again and a window that waits count as readers, a revoked version does not', async () => {
  await releases.publish('keno', '2.0.0_ddddddd', WALLET);
  const next = (n: number) => gate('host', `1.${n}.0_fffffff`, host(changed));
  await releases.order({ verb: 'kill', name: 'wallet', why: 'repair' });
  await releases.order({ verb: 'canary', name: 'keno', plan: { percent: 1 } });
  await expect(next(1)).rejects.toThrow('which keno@2.0.0_ddddddd reads');
  await releases.order({ verb: 'revoke', name: 'keno', version: '2.0.0_ddddddd' });
  expect((await next(2)).checks['payloads']).toBe('good');
});
