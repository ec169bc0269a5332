/** @jest-environment node */
import {
  bootOf,
  lineOf,
  makeKeys,
  publish,
  registryOf,
  releaseServer,
  sealedText,
  SERVER_NOW,
  type TestKeys,
} from '../testing/releases.fixture';
import { look, type Known } from './look';
import type { LookError } from './pointer-check';

let keys: TestKeys;
beforeAll(async () => {
  keys = await makeKeys('a1');
});

const generation = (number: number, over: Parameters<typeof publish>[2] = {}) =>
  publish(registryOf(number, { sports: lineOf('1.0.0_aaaaaaa') }), keys, over);

/** What a page at generation 5 says to a pointer's bytes. */
async function said(
  change: (text: string) => string,
  over: Partial<Known> = {},
  more: Parameters<typeof publish>[2] = {},
) {
  const server = releaseServer();
  const live = await generation(6, more);
  server.state.live = live;
  server.state.pointer = change(await sealedText(live, keys));
  const boot = bootOf(await generation(5), [keys.open]);
  const known: Known = {
    fetch: server.fetch,
    channel: boot.channel,
    keys: boot.keys,
    atLeast: 5,
    etag: null,
    now: SERVER_NOW,
    keeps: false,
    ...over,
  };
  return look(known).then(
    ({ picture }) => picture?.channel.pollSeconds ?? 'nothing',
    (error: LookError) => `${error.reason}: ${error.message} ${error.serverTime}`,
  );
}

test('[C-21] a pointer sealed over its bytes is followed, and its pace is its own', async () => {
  expect(await said((text) => text, {}, { pollSeconds: 17 })).toBe(17);
});

test.each([
  ['its pace', (text: string) => text.replace('"pollSeconds": 60', '"pollSeconds": 3600')],
  ['a space', (text: string) => text.replace('"generation": 6', '"generation":  6')],
  ['a line end', (text: string) => text.replace(',\n', ',\r\n')],
  ['a member that nobody knows', (text: string) => text.replace('{\n', '{\n "x": 1,\n')],
])(
  '[C-21] one in which %s was changed is not, though each signed field is what it was',
  async (_what, change) => {
    expect(await said(change)).toMatch(/^refused: channel pointer is not signed/);
  },
);

test('a mark of a byte order, broken letters and more than a megabyte are refused', async () => {
  expect(await said((text) => `\uFEFF${text}`)).toMatch(/^refused: channel pointer is not valid/);
  const raw = (bytes: Uint8Array<ArrayBuffer>) =>
    said((text) => text, { fetch: (async () => new Response(bytes)) as unknown as typeof fetch });
  expect(await raw(Uint8Array.of(0x7b, 0xff, 0x7d))).toMatch(
    /^refused: channel pointer is no text/,
  );
  let sent = 0;
  const endless = new ReadableStream({
    pull: (to) => {
      sent += 65_536;
      to.enqueue(new Uint8Array(65_536));
    },
  });
  expect(
    await said((text) => text, {
      fetch: (async () => new Response(endless)) as unknown as typeof fetch,
    }),
  ).toMatch(/longer than a pointer may be/);
  expect(sent).toBeLessThan(1_048_576 + 4 * 65_536);
});

test('a pointer from before seals is followed by its fields; the pace that nobody signed is not taken', async () => {
  const server = releaseServer();
  server.state.live = await generation(6, { pollSeconds: 3600 });
  const boot = bootOf(await generation(5), [keys.open]);
  const looked = await look({
    fetch: server.fetch,
    channel: boot.channel,
    keys: boot.keys,
    atLeast: 5,
    etag: null,
    now: SERVER_NOW,
    keeps: false,
  });
  expect(looked.picture?.channel).toMatchObject({ generation: 6, pollSeconds: 60 });
});

test('an answer that is refused tells its time all the same: it proves how old the pointer is', async () => {
  expect(await said((text) => text, {}, { expiresAt: '2026-11-01T00:00:00Z' })).toMatch(
    new RegExp(`ran out.* ${SERVER_NOW + 1_000}$`),
  );
});
