/** What an idle tab says of the files of a canary. */
import { federationOf } from '../testing/federation.fixture';
import { startShadow, type ShadowDeps } from './shadow';

const CANARY = '2.0.0_bbbbbbb';

/** A tab that the lot fell to, whose fetches go as they are told. */
async function looked(...answers: readonly ('gone' | 'there')[]) {
  const federation = federationOf({});
  const left = [...answers];
  let asked = 0;
  const record = jest.fn<void, Parameters<ShadowDeps['record']>>();
  const { registry } = federation.view();
  startShadow({
    federation: {
      ...federation,
      view: () => ({
        ...federation.view(),
        registry: {
          ...registry,
          remotes: {
            promotions: {
              squad: 's',
              contact: 'c',
              tier: 'core',
              stable: '1.0.0_aaaaaaa',
              good: [],
              canary: { version: CANARY, percent: 0, previews: [] },
              kill: null,
            },
          },
        } as unknown as typeof registry,
      }),
      resolve: () => ({ version: '1.0.0_aaaaaaa' }) as ReturnType<typeof federation.resolve>,
      release: (name, version) =>
        Promise.resolve({
          name,
          version,
          files: { 'main.js': 'sha384-x' },
        } as unknown as Awaited<ReturnType<typeof federation.release>>),
    },
    fetch: () => {
      asked += 1;
      return left.shift() === 'there'
        ? Promise.resolve({
            ok: true,
            status: 200,
            arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
          } as Response)
        : Promise.reject(new TypeError('Failed to fetch'));
    },
    draw: () => 0,
    mayFetch: () => true,
    onIdle: (work) => work(),
    monotonic: () => 0,
    record,
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
  return { asked, said: record.mock.calls.map(([{ version, fault }]) => ({ version, fault })) };
}

test('files that come are told so', async () => {
  expect(await looked('there')).toEqual({ asked: 1, said: [{ version: CANARY, fault: null }] });
});

test('one fetch that a phone lost says nothing of the files: it is made once more before anything is told', async () => {
  expect(await looked('gone', 'there')).toEqual({
    asked: 2,
    said: [{ version: CANARY, fault: null }],
  });
});

test('files that do not come twice are told as missing, once', async () => {
  expect(await looked('gone', 'gone', 'there')).toEqual({
    asked: 2,
    said: [{ version: CANARY, fault: 'network' }],
  });
});
