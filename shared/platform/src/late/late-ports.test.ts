import { done, failed } from '@site/domain/errors/app-error';
import { openLate, settled, type Sent } from './late.fixture';
import { createLatePorts } from './late-ports';
import { openPorts } from './open-ports';

const FREE = { DisableDeposit: false, DisableFundIn: false, DisableBetting: false };
const NETWORK = failed({ kind: 'network' });
const BROKEN = failed({ kind: 'http', status: 500 });
/** Flags for the exclusion call, an empty answer for the others. */
const flags =
  (over: Partial<typeof FREE>) =>
  ({ id }: Sent) =>
    id === 'member.selfExclusion' ? done({ ...FREE, ...over }) : done(null);

describe('the whitelist', () => {
  test.each([
    [true, true],
    ['true', false],
    ['yes', false],
    [1, false],
    [null, false],
    [{ result: true }, false],
  ])('[R6-4] an answer of %p means %s', async (answer, expected) => {
    const { deps, sent } = openLate(() => done(answer));
    expect(await openPorts(deps).whitelist('PGS', 'M1')).toBe(expected);
    expect(sent[0]?.input.query).toEqual({
      providerCode: 'PGS',
      memberCode: 'M1',
      hostName: 'www.example',
    });
  });

  test('[R6-4] a failure means no, and so does nobody signed in, without a call', async () => {
    expect(await openPorts(openLate(() => NETWORK).deps).whitelist('PGS', 'M1')).toBe(false);
    const visitor = openLate(() => done(true));
    expect(await openPorts(visitor.deps).whitelist('PGS', null)).toBe(false);
    expect(visitor.sent).toEqual([]);
  });
});

describe('the gate before money', () => {
  const codeOf = async (
    kind: 'bet' | 'deposit' | 'transfer' | 'withdrawal',
    ready: boolean,
    answer: (sent: Sent) => ReturnType<typeof done> | typeof NETWORK,
    settles = false,
  ): Promise<string | null> => {
    const reason = await createLatePorts(openLate(answer).deps).gate(kind, ready, settles);
    return reason?.kind === 'api' ? reason.code : null;
  };

  test('[R4.1-6] closed to everything until the session is ready for money', async () => {
    for (const kind of ['bet', 'deposit', 'transfer', 'withdrawal'] as const)
      expect(await codeOf(kind, false, flags({}))).toBe('SITE_NOT_READY');
  });

  test('[R6-7] each restriction closes its own actions, and never a withdrawal', async () => {
    expect(await codeOf('bet', true, flags({ DisableBetting: true }))).toBe('SITE_EXCLUDED');
    expect(await codeOf('deposit', true, flags({ DisableDeposit: true }))).toBe('SITE_EXCLUDED');
    expect(await codeOf('transfer', true, flags({ DisableFundIn: true }))).toBe('SITE_EXCLUDED');
    expect(await codeOf('deposit', true, flags({ DisableFundIn: true }))).toBe('SITE_EXCLUDED');
    expect(await codeOf('deposit', true, flags({ DisableBetting: true }))).toBeNull();
    expect(await codeOf('deposit', true, flags({ DisableDeposit: true }), true)).toBeNull();
    expect(
      await codeOf(
        'withdrawal',
        true,
        flags({ DisableBetting: true, DisableFundIn: true, DisableDeposit: true }),
      ),
    ).toBeNull();
  });

  test('[R6-7] what cannot be asked stands in the way too (C-62)', async () => {
    expect(await codeOf('bet', true, () => NETWORK)).toBe('SITE_UNREACHED');
    expect(await codeOf('bet', true, () => BROKEN)).toBe('SITE_UNCHECKED');
    expect(await codeOf('withdrawal', true, () => NETWORK)).toBeNull();
  });

  test('[R6-7] work that could not be loaded is said to have failed: nobody waits for flags that nobody asks for', async () => {
    const broken = Object.defineProperty({ ...openLate().deps }, 'api', {
      enumerable: true,
      get: () => {
        throw new Error('ChunkLoadError');
      },
    });
    const ports = openPorts(broken);
    expect(await ports.exclusion.check('fundIn')).toBe('unknown');
    expect(ports.exclusion.state.get()).toEqual({ flags: null, failed: true });
  });

  test('[R6-7] flags are asked again at every submit; one that failed is unknown again, and a retry brings it back', async () => {
    let answer: ReturnType<typeof flags> | (() => typeof NETWORK) = flags({});
    const { deps, sent } = openLate((one) => answer(one));
    const ports = openPorts(deps);
    expect(await ports.exclusion.check('bet')).toBe('yes');
    answer = flags({ DisableBetting: true });
    expect(await ports.exclusion.check('bet')).toBe('no');
    answer = () => NETWORK;
    expect(await ports.exclusion.check('bet')).toBe('unknown');
    expect(ports.exclusion.state.get()).toEqual({ flags: null, failed: true });
    answer = flags({});
    ports.exclusion.retry();
    await settled();
    await settled();
    expect(ports.exclusion.state.get()).toEqual({ flags: FREE, failed: false });
    expect(sent).toHaveLength(4);
    ports.reset();
    expect(ports.exclusion.state.get()).toEqual({ flags: null, failed: false });
  });
});
