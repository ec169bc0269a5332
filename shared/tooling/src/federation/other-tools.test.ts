import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import type { Release } from '@site/contracts/releases/release';
import { unmetRequirement } from '@site/domain/releases/resolve';
import { BROWSER_ARGS, findBrowser } from '../browser/find-browser';
import { refusalsOfBytes, scriptsOf } from '@site/release/gate/bytes';
import { startFixtureSite, type FixtureSite } from './site.fixture';
import { load, reportsOf, show, visitSite } from './visit.fixture';

jest.setTimeout(60_000);

let site: FixtureSite;
let browser: Browser;

beforeAll(async () => {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error('no browser on this machine; npm test installs one');
  site = await startFixtureSite('other-tools');
  browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGS] });
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const folderOf = (name: string): string =>
  path.join(site.store.root, 'remotes', name, '1.0.0_aaaaaaa');
const releaseOf = (name: string): Release =>
  JSON.parse(fs.readFileSync(path.join(folderOf(name), 'release.json'), 'utf8')) as Release;
const refusals = (name: string): readonly string[] =>
  refusalsOfBytes(releaseOf(name), scriptsOf(releaseOf(name), folderOf(name)));

/** Brotli limit of a remote's entry, the same as for the remotes of this workspace. */
const ENTRY_LIMIT = 9 * 1024;

describe.each([
  ['Rspack', 'keno', 2],
  ['Vite', 'lotto', 0],
] as const)('a remote built with %s as the guide says', (_tool, name, chunks) => {
  test('has nothing that the gate refuses, and an entry within the limit', () => {
    expect(refusals(name)).toEqual([]);
    const { entry, files } = releaseOf(name);
    expect(files[entry.url]?.br).toBeLessThan(ENTRY_LIMIT);
  });

  test("loads by the host's loader, takes the React of the host, and violates no policy", async () => {
    const before = await reportsOf(site);
    const { page, errors, requests } = await visitSite(browser, site);
    expect((await load(page, name)).said).toMatch(/^keno is here, react 19\./);
    expect((await load(page, 'neighbour')).ok).toBe(true);
    expect(await show(page, name)).toBe(true);
    await page.click('#counter');
    await page.click('#counter');
    expect(await page.textContent('#counter')).toBe('taps 2');
    const scripts = requests.filter(
      (url) => url.includes(`/remotes/${name}/`) && url.endsWith('.js'),
    );
    expect(scripts).toHaveLength(1 + chunks);
    expect(
      await page.evaluate(
        () =>
          [...document.querySelectorAll('script[src]')].filter(
            (script) => !script.getAttribute('integrity'),
          ).length,
      ),
    ).toBe(0);
    expect(errors).toEqual([]);
    expect(await reportsOf(site)).toBe(before);
  });
});

describe('a build of another tool for another React', () => {
  test('is refused by its container when the record is silent, with both versions named, and its neighbours do not notice', async () => {
    const { page, errors } = await visitSite(browser, site);
    expect(await load(page, 'keno-older')).toMatchObject({
      ok: false,
      remote: 'keno-older',
      fault: 'version-mismatch',
    });
    expect(
      errors.some(
        (line) =>
          line.includes('remote keno-older@') && line.includes('19.') && line.includes('18.0.0'),
      ),
    ).toBe(true);
    expect((await load(page, 'neighbour')).ok).toBe(true);
  });

  test("never goes live when the record says it: Vite's container does not look at versions, so the record has to", () => {
    const context = { hostApi: '1.0.0', mfRuntime: '2.9.2', shared: { react: '19.3.1' }, bus: {} };
    expect(unmetRequirement(releaseOf('lotto-older').requires, context)).toMatch(
      /react \^18\.0\.0.*19\.3\.1/,
    );
    expect(unmetRequirement(releaseOf('lotto').requires, context)).toBeNull();
  });

  test('a range in the build that remote.json does not say is refused by the gate', () => {
    expect(refusals('keno-older')).toEqual([
      expect.stringMatching(/asks for react \^18\.0\.0, and its remote\.json for \^19\.0\.0/),
    ]);
    expect(refusals('lotto-older')).toEqual([]);
  });
});

describe('a build of another tool that breaks the rules', () => {
  test.each([
    ['lotto-modules', /remoteEntry\.js is an ES module/],
    ['keno-unguarded', /adds script elements without asking __siteIntegrity/],
    ['keno-own-react', /contains a copy of react;/],
    ['keno-eval', /makes code out of texts/],
  ])('%s: the gate says what is wrong and what to do', (name, sentence) => {
    expect(refusals(name).join('\n')).toMatch(sentence);
  });

  test.each(['lotto-modules', 'keno-unguarded', 'keno-eval'])(
    '%s fails in its own place if it got past the gate, and says so',
    async (name) => {
      const { page, errors } = await visitSite(browser, site);
      expect(await load(page, name)).toMatchObject({ ok: false, remote: name });
      expect(errors.some((line) => line.includes(`remote ${name}@1.0.0_aaaaaaa failed`))).toBe(
        true,
      );
      expect((await load(page, 'neighbour')).ok).toBe(true);
    },
  );
});
