/** @jest-environment node */
import { A, B, C, fileOf, SHELL, siteWithWorker, usedSite } from './worker.fixture';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('files', () => {
  test('what a page has used is kept with its record, and answered without the network', async () => {
    const { ask, memory, server } = await usedSite();
    expect(memory.paths()).toEqual(expect.arrayContaining([fileOf(A), fileOf(A, 'release.json')]));
    server.isDown = true;
    const kept = await ask(fileOf(A));
    expect(await kept?.text()).toBe(`// sports ${A}`);
    // Its name says what it is, whatever the server said.
    expect(kept?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(kept?.headers.get('x-content-type-options')).toBe('nosniff');
    expect(server.asked).toEqual([]);
  });

  test('one that a page asks for later is kept as it passes', async () => {
    const { ask, memory, server } = await usedSite();
    expect(await (await ask(fileOf(A, 'a.js')))?.text()).toBe(`// a of sports ${A}`);
    expect(server.asked).toEqual([fileOf(A, 'a.js')]);
    expect(memory.paths()).toContain(fileOf(A, 'a.js'));
  });

  test('changed bytes are never kept: not of a file, not of a record', async () => {
    const { ask, memory, server, worker, release } = await siteWithWorker();
    await release(1, { sports: A });
    server.instead.set(fileOf(A), 'alert(1)');
    await worker.told({ used: [fileOf(A)], generation: 1 });
    expect(await (await ask(fileOf(A)))?.text()).toBe('alert(1)');
    expect(memory.paths()).not.toContain(fileOf(A));
    // A record that names the changed file is no record of the registry's.
    const record = await memory.text(fileOf(A, 'release.json'));
    server.instead.set(fileOf(B, 'release.json'), String(record).replaceAll(A, B));
    await release(2, { sports: B });
    await worker.told({ used: [fileOf(B)], generation: 2 });
    expect(memory.paths().filter((path) => path.includes(B))).toEqual([]);
    // Once the server is well again, so is the device.
    server.instead.clear();
    await worker.told({ used: [fileOf(B)], generation: 2 });
    expect(memory.paths()).toContain(fileOf(B));
  });

  test('what no registry names is passed on and not kept, nor is what is missing', async () => {
    const { ask, memory } = await usedSite();
    const other = '/cn/mobile/_mf/remotes/other/1.0.0_aaaaaaa/remoteEntry.js';
    expect((await ask(other))?.status).toBe(404);
    expect((await ask(fileOf(A, 'no.js')))?.status).toBe(404);
    expect(memory.paths().filter((path) => /other|no\.js/.test(path))).toEqual([]);
  });

  test('files of a version go when it is neither live nor was so before', async () => {
    const { ask, memory, server, release, open } = await usedSite();
    const follow = async (): Promise<void> => {
      server.now += 20_000;
      await open('/cn/mobile/');
    };
    await release(2, { sports: B });
    await follow();
    await ask(fileOf(B));
    expect(memory.paths()).toEqual(expect.arrayContaining([fileOf(A), fileOf(B)]));
    await release(3, { sports: C });
    await follow();
    expect(memory.paths()).not.toContain(fileOf(A));
    expect(memory.paths()).toContain(fileOf(B));
    // A switch that changes no version drops none.
    await release(4, { sports: C, flags: { recorder: true } });
    await follow();
    expect(memory.paths()).toContain(fileOf(B));
  });
});

describe('pages', () => {
  test('come from the network while it answers, whatever it says', async () => {
    const { open, server } = await usedSite();
    expect(await (await open('/cn/mobile/wallet'))?.text()).toContain('from the network');
    server.pageStatus = 503;
    expect((await open('/cn/mobile/wallet'))?.status).toBe(503);
  });

  test('are the kept document without a network, with its own policy', async () => {
    const { open, server } = await usedSite();
    server.isDown = true;
    const page = await open('/cn/mobile/sbtwo/sports-im?friendcode=ABC');
    expect(await page?.text()).toContain('<p>shell</p>');
    expect(page?.headers.get('content-security-policy')).toBe("default-src 'none'");
  });

  test('do not wait for a network that is too slow, but for as long as it takes where nothing is kept', async () => {
    const waits: number[] = [];
    const wait = async (ms: number): Promise<void> => void waits.push(ms);
    const { open } = await usedSite({ wait });
    // The wait is over at once: the fetch of this miniature is a few turns slower.
    expect(await (await open('/cn/mobile/'))?.text()).toContain('shell');
    expect(waits).toEqual([2_500]);
    const bare = await siteWithWorker({ wait });
    expect(await (await bare.open('/cn/mobile/'))?.text()).toContain('from the network');
  });

  test('wait for a slow network where nobody confirmed the kept document for an hour: what was killed since is live code', async () => {
    const { open, server } = await usedSite({ wait: async () => undefined });
    server.now += 2 * HOUR;
    expect(await (await open('/cn/mobile/'))?.text()).toContain('from the network');
    // It is the network's failure, after the wait, that has the older one stand in.
    server.now += 2 * HOUR;
    server.isDown = true;
    expect(await (await open('/cn/mobile/'))?.text()).toContain('shell');
  });

  test('are an honest page where nothing is kept, and never the live site for a preview link', async () => {
    const bare = await siteWithWorker();
    bare.server.isDown = true;
    const page = await bare.open('/cn/mobile/');
    expect(page?.status).toBe(503);
    expect(await page?.text()).toContain('网络未连接');
    expect(page?.headers.get('content-security-policy')).toContain("default-src 'none'");
    const used = await usedSite();
    used.server.isDown = true;
    expect(await (await used.open('/cn/mobile/?preview=pv'))?.text()).toContain('网络未连接');
  });

  test('[C-21] an older document than the device has seen never stands in: what was revoked since stays so', async () => {
    const { open, server, release, documentOf } = await usedSite();
    const old = server.shell;
    await release(2, { sports: B });
    // The pointer is new, the document of a server between is not, or is none at all.
    for (const shell of [old, documentOf({ schema: 'other' }), '']) {
      server.shell = shell;
      server.now += 20_000;
      await open('/cn/mobile/');
      server.isDown = true;
      expect(await (await open('/cn/mobile/'))?.text()).toContain('网络未连接');
      server.isDown = false;
    }
    await release(2, { sports: B });
    server.now += 20_000;
    await open('/cn/mobile/');
    server.isDown = true;
    expect(await (await open('/cn/mobile/'))?.text()).toContain('"generation":2');
  });

  test('[C-21] nor one that is older than what a page has seen a moment before the network went', async () => {
    const { open, server, worker } = await usedSite();
    server.isDown = true;
    await worker.told({ used: [], generation: 2 });
    expect(await (await open('/cn/mobile/'))?.text()).toContain('网络未连接');
  });

  test('[C-21] what a page says while a look is under way counts, and is looked for once more', async () => {
    const { open, server, worker, release, memory } = await usedSite();
    await release(2, { sports: B });
    const first = worker.told({ used: [], generation: 2 });
    await release(3, { sports: C });
    const second = worker.told({ used: [], generation: 3 });
    await Promise.all([first, second]);
    expect(await memory.text(`${SHELL}/state`)).toContain('"seen":3');
    // A page is ahead of what servers hand out, and the network goes before the next look.
    await Promise.all([
      worker.told({ used: [], generation: 3 }),
      worker.told({ used: [], generation: 9 }),
    ]);
    server.isDown = true;
    expect(await (await open('/cn/mobile/'))?.text()).toContain('网络未连接');
  });

  test('[C-21] a first word of a generation that servers do not hand out yet counts', async () => {
    const { open, server, worker, release } = await siteWithWorker();
    await release(1, { sports: A });
    await worker.told({ used: [], generation: 2 });
    server.isDown = true;
    expect(await (await open('/cn/mobile/'))?.text()).toContain('网络未连接');
  });

  test('[C-21] keys that were all exchanged, or a history that begins anew, are taken from the document, as by a new device', async () => {
    const { open, server, memory, release, exchangeKeys } = await usedSite();
    await release(7, { sports: A });
    server.now += 20_000;
    await open('/cn/mobile/');
    expect(await memory.text(`${SHELL}/state`)).toContain('"seen":7');
    await exchangeKeys('b2');
    await release(3, { sports: B });
    server.now += 20_000;
    await open('/cn/mobile/');
    expect(await memory.text(`${SHELL}/state`)).toContain('"seen":3');
    server.isDown = true;
    expect(await (await open('/cn/mobile/'))?.text()).toContain('"generation":3');
  });

  test('[C-21] a document of the same keys does not bring an older generation back', async () => {
    const { open, server, memory, release } = await usedSite();
    await release(7, { sports: A });
    server.now += 20_000;
    await open('/cn/mobile/');
    await release(3, { sports: B });
    server.now += 20_000;
    await open('/cn/mobile/');
    expect(await memory.text(`${SHELL}/state`)).toContain('"seen":7');
  });

  test('[C-21] a pointer that nobody signed, or an older one, changes nothing', async () => {
    const { memory, open, server, release, keys } = await usedSite();
    await release(2, { sports: B });
    const forged = { ...server.live?.channel, generation: 9 };
    server.live = server.live && { ...server.live, channel: forged as never };
    server.now += 20_000;
    await open('/cn/mobile/');
    expect(await memory.text(`${SHELL}/state`)).toContain('"seen":1');
    expect(keys.open.keyId).toBe('a1');
  });

  test('a document is good for a week since the pointer was last confirmed', async () => {
    const { open, server } = await usedSite();
    server.now += 6 * DAY;
    await open('/cn/mobile/');
    server.isDown = true;
    server.now += 6 * DAY;
    expect(await (await open('/cn/mobile/'))?.text()).toContain('shell');
    server.now += 2 * DAY;
    expect(await (await open('/cn/mobile/'))?.text()).toContain('网络未连接');
  });

  test('only a document that knows no time, no answers and no developer is kept', async () => {
    const { memory, server, release, documentOf, worker } = await siteWithWorker();
    await release(1, { sports: A });
    const { shell } = server;
    const boot = JSON.parse(/id="site-boot">(.*)<\/script>/.exec(shell)?.[1] ?? '{}') as object;
    for (const other of [
      { serverTime: 5 },
      { answers: { '/api/x': 1 } },
      { keys: [] },
      { dev: true },
    ]) {
      server.shell = documentOf({ ...boot, ...other });
      await worker.told({ used: [], generation: 1 });
      expect(memory.paths()).toEqual([]);
    }
    server.shell = shell;
    await worker.told({ used: [], generation: 1 });
    expect(memory.paths()).toContain(SHELL);
  });
});

describe('what is none of its business', () => {
  test.each(['/api/Wallet/Balance', '/vendors/im/x', '/log/releases', '/cms/x', '/__sandbox/x'])(
    '%s is left to the browser and never kept',
    async (path) => {
      const { ask, memory } = await usedSite();
      expect(await ask(path)).toBeNull();
      expect(await ask(fileOf(A), { method: 'POST' })).toBeNull();
      expect(memory.paths().some((kept) => kept.startsWith(path))).toBe(false);
    },
  );

  test.each([null, 'used', { used: 'x' }, { used: [5, '/api/x', 'https://other.example/x.js'] }])(
    'a word that says nothing keeps nothing: %j',
    async (word) => {
      const { memory, worker } = await usedSite();
      const before = memory.paths();
      await worker.told(word);
      expect(memory.paths()).toEqual(before);
    },
  );
});
