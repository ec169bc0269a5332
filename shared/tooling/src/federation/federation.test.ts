import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Route } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../browser/find-browser';
import { carryOut } from '@site/release/context';
import { startFixtureSite, type FixtureSite } from './site.fixture';
import { load, refresh, reportsOf, visitSite, type Visit } from './visit.fixture';

jest.setTimeout(60_000);
/** Seven builds on a machine that has other work, too. */
const BUILD_MS = 240_000;

let site: FixtureSite;
let browser: Browser;

beforeAll(async () => {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error('no browser on this machine; npm test installs one');
  site = await startFixtureSite();
  browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGS] });
}, BUILD_MS);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const visit = (): Promise<Visit> => visitSite(browser, site);
const reports = (): Promise<number> => reportsOf(site);

const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'dead (404)': (route) => route.fulfill({ status: 404, body: 'not found' }),
  'answered with HTML': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>hello' }),
  'of the right bytes and the wrong type': async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'content-type': 'text/plain' },
    });
  },
  'cut in the middle': (route) => route.abort('connectionreset'),
  'only half there': async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.slice(0, text.length / 2) });
  },
  'changed by one byte (bad hash)': async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()} ` });
  },
};

const FILES = {
  remoteEntry: '**/remotes/good/**/remoteEntry.*.js*',
  'first chunk': '**/remotes/good/**/__federation_expose_remote.*.js*',
} as const;

describe('a healthy page', () => {
  test('remotes share the one React of the host, every script carries a hash, and no policy is violated', async () => {
    const { page, errors } = await visit();
    const [good, neighbour] = [await load(page, 'good'), await load(page, 'neighbour')];
    expect(good.said).toMatch(/^good one, react 19\./);
    expect(neighbour.said).toMatch(/^neighbour, react 19\./);
    const bare = await page.evaluate(
      () =>
        [...document.querySelectorAll('script[src]')].filter(
          (script) => !script.getAttribute('integrity'),
        ).length,
    );
    expect(bare).toBe(0);
    expect(errors).toEqual([]);
    expect(await reports()).toBe(0);
  });
});

describe.each(Object.keys(FILES) as (keyof typeof FILES)[])(
  'a remote whose %s is broken',
  (file) => {
    test.each(Object.keys(FAULTS))(
      '%s costs only itself, is named in the console, and a retry recovers in the same page',
      async (fault) => {
        const { page, errors } = await visit();
        const handler = FAULTS[fault];
        if (!handler) throw new Error('unknown fault');
        await page.route(FILES[file], handler);
        const broken = await load(page, 'good');
        expect(broken).toMatchObject({ ok: false, remote: 'good', version: '1.0.0_aaaaaaa' });
        expect(errors.some((line) => line.includes('remote good@1.0.0_aaaaaaa failed'))).toBe(true);
        expect((await load(page, 'neighbour')).ok).toBe(true);
        await page.unroute(FILES[file]);
        expect((await load(page, 'good')).said).toMatch(/^good one/);
      },
    );

    test('that hangs is given up at its deadline, and a retry under another address recovers', async () => {
      const { page } = await visit();
      await page.route(FILES[file], () => undefined);
      const started = Date.now();
      const hung = await load(page, 'good');
      expect(hung).toMatchObject({ ok: false, remote: 'good' });
      expect(Date.now() - started).toBeLessThan(13_000);
      expect((await load(page, 'neighbour')).ok).toBe(true);
      await page.unroute(FILES[file]);
      expect((await load(page, 'good')).said).toMatch(/^good one/);
    });
  },
);

describe('a remote that is wrong in itself', () => {
  test('throwing while it loads is a rejection of that remote only, and heals when it stops throwing', async () => {
    const { page } = await visit();
    expect(await load(page, 'thrower')).toMatchObject({
      ok: false,
      remote: 'thrower',
      fault: 'threw',
    });
    expect((await load(page, 'neighbour')).ok).toBe(true);
    await page.evaluate(() => {
      (globalThis as { fixtureIsWell?: boolean }).fixtureIsWell = true;
    });
    expect((await load(page, 'thrower')).said).toBe('thrower is well');
  });

  test('wanting another React is refused before it runs', async () => {
    const { page, errors } = await visit();
    expect(await load(page, 'older')).toMatchObject({
      ok: false,
      remote: 'older',
      fault: 'version-mismatch',
    });
    expect((await load(page, 'neighbour')).ok).toBe(true);
    expect(errors.some((line) => line.includes('remote older@'))).toBe(true);
  });

  test('a chunk without a hash in the record is refused and never asked for', async () => {
    const { page, requests } = await visit();
    expect((await load(page, 'hashless')).ok).toBe(false);
    expect(
      requests.filter((url) => url.includes('hashless') && url.includes('__federation_expose')),
    ).toEqual([]);
    expect((await load(page, 'neighbour')).ok).toBe(true);
  });

  test('a name that is not in the registry and a global that is already taken are said as such', async () => {
    const { page } = await visit();
    expect(await load(page, 'nobody')).toMatchObject({ ok: false, fault: 'unknown-remote' });
    await page.evaluate(() => {
      (globalThis as unknown as Record<string, unknown>).good__aaaaaaa = { get: () => null };
    });
    expect(await load(page, 'good')).toMatchObject({ ok: false, fault: 'global-taken' });
  });
});

describe('a release while the page is open', () => {
  const signed = { by: 'test', why: 'test' };

  test('promoting shows the new version at the next look, rolling back the old one, and nothing of others is fetched again', async () => {
    const { page, requests } = await visit();
    expect((await load(page, 'good')).said).toMatch(/^good one/);
    await load(page, 'neighbour');
    await carryOut(
      site.context,
      { verb: 'promote', name: 'good', version: '1.1.0_bbbbbbb' },
      signed,
    );
    requests.length = 0;
    expect(await refresh(page)).toBe(true);
    expect(await load(page, 'good')).toMatchObject({ ok: true, version: '1.1.0_bbbbbbb' });
    expect((await load(page, 'good')).said).toMatch(/^good two/);
    await load(page, 'neighbour');
    expect(requests.filter((url) => url.includes('/neighbour/') || url.includes('/host/'))).toEqual(
      [],
    );
    await carryOut(site.context, { verb: 'rollback', name: 'good' }, signed);
    expect(await refresh(page)).toBe(true);
    expect((await load(page, 'good')).said).toMatch(/^good one/);
    expect(await reports()).toBe(0);
  });

  test('a damaged pointer or registry leaves the page as it is and a fresh document on the last good generation', async () => {
    const { page } = await visit();
    const file = path.join(site.store.root, 'channel', 'production.json');
    const intact = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(
      file,
      intact
        .replace(/sha384-..../, 'sha384-AAAA')
        .replace(/"generation": (\d+)/, (_all, n: string) => `"generation": ${Number(n) + 1}`),
    );
    try {
      expect(await refresh(page)).toBe(false);
      expect((await load(page, 'good')).ok).toBe(true);
      const fresh = await visit();
      expect((await load(fresh.page, 'good')).ok).toBe(true);
      fs.writeFileSync(file, '<!doctype html>');
      expect((await load((await visit()).page, 'neighbour')).ok).toBe(true);
    } finally {
      fs.writeFileSync(file, intact);
    }
  });
});
