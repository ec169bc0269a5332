import { federationOf } from '../testing/federation.fixture';
import { loadPage, loadSlot, readRemote } from './read-remote';
import { createRemoteLoader } from './remote-loader';

const View = () => null;
const definition = (over: object = {}) => ({
  name: 'wallet',
  pages: { main: () => Promise.resolve({ Page: View }) },
  slots: { badge: () => Promise.resolve({ Slot: View }) },
  ...over,
});

const faces = () => Promise.resolve(() => 'a face');
afterEach(() => void jest.useRealTimers());

describe('what a remote exports', () => {
  test.each([
    ['nothing', undefined],
    ['text', 'wallet'],
    ['no name', { pages: {}, slots: {} }],
    ['no pages', { name: 'wallet', slots: {} }],
    ['no slots', { name: 'wallet', pages: {} }],
  ])('%s is no remote', (_what, exported) => {
    expect(readRemote(exported)).toBeNull();
  });

  test('pages and views are found by their own names only', async () => {
    const remote = readRemote(definition());
    if (remote === null) throw new Error('not read');
    expect(await loadPage(remote, 'main')).toBe(View);
    expect(await loadSlot(remote, 'badge')).toBe(View);
    await expect(loadPage(remote, 'constructor')).rejects.toThrow(
      'remote wallet has no page constructor',
    );
    await expect(loadSlot(remote, 'toString')).rejects.toThrow(
      'remote wallet has no view toString',
    );
  });
});

describe('booting', () => {
  test('a version boots once, however often its views are shown; another version stops it first', async () => {
    const log: string[] = [];
    let version = '1.0.0';
    const federation = federationOf({
      load: (name) =>
        Promise.resolve({
          name,
          version,
          remote: definition({
            boot: () => {
              const own = version;
              log.push(`start ${own}`);
              return () => log.push(`stop ${own}`);
            },
          }),
        }),
    });
    const loader = createRemoteLoader(federation, faces);
    await loader.page('wallet', 'main').load();
    await loader.slot('wallet', 'badge').load();
    await loader.boot('wallet');
    expect(log).toEqual(['start 1.0.0']);
    version = '1.1.0';
    expect((await loader.page('wallet', 'main').load()).version).toBe('1.1.0');
    expect(log).toEqual(['start 1.0.0', 'stop 1.0.0', 'start 1.1.0']);
  });

  test('what runs in the background of a part ends when the part is switched off or its version outlawed, and begins again with what comes', async () => {
    const log: string[] = [];
    let word = '';
    let notify = (): void => undefined;
    const federation = {
      ...federationOf({
        load: (name) =>
          Promise.resolve({
            name,
            version: '1.0.0',
            remote: definition({
              boot: () => {
                log.push('start');
                return () => log.push('stop');
              },
            }),
          }),
      }),
      leaving: () => word,
      subscribe: (work: () => void) => {
        notify = work;
        return () => undefined;
      },
    };
    const loader = createRemoteLoader(federation, faces);
    await loader.boot('wallet');
    word = '0.9.0';
    notify();
    expect(log).toEqual(['start']);
    for (word of ['off', '1.0.0']) {
      notify();
      notify();
      await loader.boot('wallet');
    }
    expect(log).toEqual(['start', 'stop', 'start', 'stop', 'start']);
  });
});

describe('failures', () => {
  test('a module without a remote is named with its version', async () => {
    const loader = createRemoteLoader(
      federationOf({ load: (name) => Promise.resolve({ name, version: '1.0.0', remote: {} }) }),
      faces,
    );
    await expect(loader.page('wallet', 'main').load()).rejects.toThrow(
      'remote wallet@1.0.0 exports no remote',
    );
  });

  test('what hangs is a failure after 15 s', async () => {
    jest.useFakeTimers();
    const loader = createRemoteLoader(
      federationOf({ load: () => new Promise(() => undefined) }),
      faces,
    );
    const outcome = loader
      .page('wallet', 'main')
      .load()
      .catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await outcome).toMatchObject({
      name: 'DeadlineError',
      message: 'remote wallet took longer than 15000 ms',
    });
  });

  test('a second try asks the federation again', async () => {
    const load = jest
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ name: 'wallet', version: '1.0.0', remote: definition() });
    const loader = createRemoteLoader(federationOf({ load }), faces);
    await expect(loader.page('wallet', 'main').load()).rejects.toThrow('offline');
    expect((await loader.page('wallet', 'main').load()).View).toBe(View);
  });

  test('a version whose page does not load makes room for the next one, which is booted in its place', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const stop = jest.fn();
    const broken = definition({
      boot: () => stop,
      pages: { main: () => Promise.reject(new Error('broken page')) },
    });
    const load = jest
      .fn()
      .mockResolvedValueOnce({ name: 'wallet', version: '1.1.0', remote: broken })
      .mockResolvedValue({ name: 'wallet', version: '1.0.0', remote: definition() });
    const failed = jest.fn().mockReturnValue(true);
    const loader = createRemoteLoader(federationOf({ load, failed }), faces);
    expect(await loader.page('wallet', 'main').load()).toMatchObject({ View, version: '1.0.0' });
    expect(failed).toHaveBeenCalledWith('wallet', '1.1.0', 'evaluate', new Error('broken page'));
    expect(stop).toHaveBeenCalledTimes(1);
  });

  test('a lost file of a page is asked for once more before its version is blamed', async () => {
    const page = jest
      .fn()
      .mockRejectedValueOnce(new Error('Loading chunk 7 failed.'))
      .mockResolvedValue({ Page: View });
    const failed = jest.fn();
    const loader = createRemoteLoader(
      federationOf({
        load: () =>
          Promise.resolve({
            name: 'wallet',
            version: '1.0.0',
            remote: definition({ pages: { main: page } }),
          }),
        failed,
      }),
      faces,
    );
    expect((await loader.page('wallet', 'main').load()).View).toBe(View);
    expect(failed).not.toHaveBeenCalled();
  });

  test('a maker of faces that did not come is fetched again with the next remote, and nothing boots without it', async () => {
    const boot = jest.fn(() => () => undefined);
    const loadFaces = jest
      .fn()
      .mockRejectedValueOnce(new Error('Loading chunk 3 failed.'))
      .mockResolvedValue(() => 'a face');
    const loader = createRemoteLoader(
      federationOf({
        load: (name) => Promise.resolve({ name, version: '1.0.0', remote: definition({ boot }) }),
      }),
      loadFaces,
    );
    await expect(loader.boot('wallet')).rejects.toThrow('Loading chunk 3 failed.');
    expect(boot).not.toHaveBeenCalled();
    await loader.boot('wallet');
    expect(boot).toHaveBeenCalledWith('a face');
    expect(loadFaces).toHaveBeenCalledTimes(2);
  });
});

describe('a view that was shown before', () => {
  /** A federation with a loaded version, and what the test may change of it. */
  function open() {
    const state = { version: '1.0.0', look: null as Promise<boolean> | null };
    let notify = (): void => undefined;
    let word = '';
    const loaded = (name: string) => ({ name, version: state.version, remote: definition() });
    const federation = {
      ...federationOf({ load: (name) => Promise.resolve(loaded(name)) }),
      loadedModule: loaded,
      routeEntered: () => state.look,
      leaving: () => word,
      subscribe: (work: () => void) => {
        notify = work;
        return () => undefined;
      },
    };
    const switchOff = (): void => {
      word = 'off';
      notify();
    };
    return {
      state,
      switchOff,
      asked: createRemoteLoader(federation, faces).page('wallet', 'main'),
    };
  }

  test('is here at once, with the face that it had', async () => {
    const { asked } = open();
    expect(asked.now(false)).toBeNull();
    const loaded = await asked.load();
    expect(asked.now(false)).toBe(loaded);
  });

  test('waits for a look at what is live where one is due, but not on the way back', async () => {
    const { asked, state } = open();
    const loaded = await asked.load();
    state.look = Promise.resolve(false);
    expect(asked.now(false)).toBeNull();
    expect(asked.now(true)).toBe(loaded);
  });

  test('is not taken for another version, nor once the part was switched off, not even on the way back', async () => {
    const { asked, state, switchOff } = open();
    await asked.load();
    state.version = '1.1.0';
    expect(asked.now(true)).toBeNull();
    state.version = '1.0.0';
    switchOff();
    expect(asked.now(true)).toBeNull();
  });
});
