/** @jest-environment node */
import { previewText, writePreview, type PreviewClaim } from '@site/domain/releases/preview';
import {
  SERVER_NOW,
  bootOf,
  lineOf,
  makeKeys,
  publish,
  registryOf,
  releaseServer,
  type TestKeys,
} from '../testing/releases.fixture';
import { openPreview } from './open-preview';

let keys: TestKeys;
let other: TestKeys;
beforeAll(async () => {
  [keys, other] = await Promise.all([makeKeys('a1'), makeKeys('a1')]);
});

const CHANNEL = 'pv-aaaaaaaaaaaaaaaaaaaaaaaaaa';
const AT = SERVER_NOW + 70 * 86_400_000;
const url64 = (text: string): string =>
  text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

async function open(
  claim: Partial<PreviewClaim>,
  over: { by?: TestKeys; channel?: TestKeys; change?: (token: string) => string } = {},
) {
  const { by = keys, channel = keys, change = (token: string) => token } = over;
  const whole: PreviewClaim = {
    channel: CHANNEL,
    at: AT,
    expires: SERVER_NOW + 3_600_000,
    ...claim,
  };
  const { ed25519, p256 } = await by.sign(previewText(whole));
  const live = await publish(registryOf(5, { sports: lineOf('1.0.0_aaaaaaa') }), keys);
  const server = releaseServer();
  server.state.live = await publish(
    registryOf(9, { season_cny: lineOf('2.0.0_bbbbbbb') }),
    channel,
    { channel: CHANNEL },
  );
  const token = change(writePreview(whole, 'a1', { ed25519: url64(ed25519), p256: url64(p256) }));
  return {
    opened: await openPreview(bootOf(live, [keys.open]), token, server.fetch),
    requests: server.state.requests,
  };
}

test('a link shows the generation of its channel at its moment', async () => {
  const { opened } = await open({});
  expect(opened).toMatchObject({
    ok: true,
    shiftMs: 70 * 86_400_000,
    preview: { channel: CHANNEL, at: AT },
    boot: { channel: { generation: 9 }, registry: { remotes: { season_cny: {} } } },
  });
});

test('a link to the live channel at another moment fetches nothing', async () => {
  const { opened, requests } = await open({ channel: 'production' });
  expect(opened).toMatchObject({ ok: true, boot: { channel: { generation: 5 } } });
  expect(requests).toEqual([]);
});

test.each([
  ['signed by another key', () => open({}, { by: other }), 'bad'],
  [
    'changed afterwards',
    () => open({}, { change: (token) => token.replace(String(AT), String(AT + 1)) }),
    'bad',
  ],
  ['no token at all', () => open({}, { change: () => 'v1.production' }), 'bad'],
  ['past its time, by the server', () => open({ expires: SERVER_NOW }), 'expired'],
  [
    'to a channel whose pointer is not signed by this site',
    () => open({}, { channel: other }),
    'unreachable',
  ],
  [
    'to a channel that is gone',
    () => open({ channel: 'pv-bbbbbbbbbbbbbbbbbbbbbbbbbb' }),
    'unreachable',
  ],
] as const)('one %s shows the live site', async (_what, work, why) => {
  expect((await work()).opened).toEqual({ ok: false, why });
});
