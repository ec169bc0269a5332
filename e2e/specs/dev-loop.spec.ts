/**
 * `npm run dev -- <part>`: a saved source shows in the open page, and nothing else of the site
 * changes.
 */
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  readdirSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from 'playwright/test';
import { startSite, type Site } from '../fixtures/site';
import { versionsOf } from '../page-models/releases';

const ROOT = path.resolve(__dirname, '../..');

/**
 * Another checkout of a package: its links lead where they led, and what is written in it is nobody
 * else's.
 */
function checkout(name: string): string {
  const dir = mkdtempSync(path.join(tmpdir(), `site-${name}-`));
  cpSync(path.join(ROOT, name), dir, { recursive: true, verbatimSymlinks: true });
  const modules = path.join(dir, 'node_modules');
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true }).filter(
    (each) => each.isSymbolicLink(),
  )) {
    const link = path.join(entry.parentPath, entry.name);
    const target = path.resolve(
      path.join(ROOT, name, path.relative(dir, entry.parentPath)),
      readlinkSync(link),
    );
    unlinkSync(link);
    symlinkSync(target, link);
  }
  return dir;
}

interface Squads {
  readonly site: Site;
  readonly promotions: string;
  readonly events: string;
}

const test = base.extend<object, { readonly squads: Squads }>({
  squads: [
    async ({}, use, info) => {
      const [promotions, events] = [checkout('remote-promotions'), checkout('remote-events')];
      // Everything else as a live site has it, so that only the two are built.
      const live = await startSite(info.parallelIndex + 80);
      const site = await startSite(info.parallelIndex + 40, {
        dev: true,
        watched: ['promotions', 'season_cny2024', '--released', live.origin],
        sources: [promotions, events],
      });
      await live.stop();
      await use({ site, promotions, events });
      await site.stop();
      for (const dir of [promotions, events]) rmSync(dir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/**
 * Saves a file with one word changed.
 *
 * @returns the way back.
 */
function change(file: string, from: string, to: string): () => void {
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(from);
  writeFileSync(file, before.replaceAll(from, to));
  return () => writeFileSync(file, before);
}

const othersOf = async (site: Site, name: string) =>
  (await versionsOf(site.origin)).filter(([other]) => other !== name);

test('a saved file of the remote shows in the open page, and the others stay the versions they were', async ({
  page,
  squads: { site, promotions },
}) => {
  await page.goto(`${site.url}/Promotions`);
  await expect(page.getByRole('heading', { level: 1, name: '优惠活动' })).toBeAttached();
  const others = await othersOf(site, 'promotions');
  const back = change(path.join(promotions, 'src/phrases/zh-cn.ts'), '优惠活动', '优惠快报');
  await expect(page.getByRole('heading', { level: 1, name: '优惠快报' })).toBeAttached();
  expect(await othersOf(site, 'promotions')).toEqual(others);
  back();
  await expect(page.getByRole('heading', { level: 1, name: '优惠活动' })).toBeAttached();
});

test('a source that does not build is told with its place, and the page keeps the last good version until it builds again', async ({
  page,
  squads: { site, promotions },
}) => {
  await page.goto(`${site.url}/Promotions`);
  await expect(page.getByRole('heading', { level: 1, name: '优惠活动' })).toBeAttached();
  const before = await versionsOf(site.origin);
  const file = path.join(promotions, 'src/phrases/zh-cn.ts');
  const good = readFileSync(file, 'utf8');
  writeFileSync(file, `${good}\nexport const broken = ;\n`);
  await expect
    .poll(site.output)
    .toMatch(/promotions does not build; the page keeps the last good version[\s\S]*zh-cn\.ts/);
  expect(await versionsOf(site.origin)).toEqual(before);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '优惠活动' })).toBeAttached();
  writeFileSync(file, good.replaceAll('优惠活动', '修好了'));
  await expect(page.getByRole('heading', { level: 1, name: '修好了' })).toBeAttached();
  writeFileSync(file, good);
  await expect(page.getByRole('heading', { level: 1, name: '优惠活动' })).toBeAttached();
});

test('a season is watched like a remote, and its sisters of the same package stay', async ({
  page,
  squads: { site, events },
}) => {
  await page.goto(`${site.url}/event_CNY2024`);
  await expect(page.getByText('岁岁常欢')).toBeVisible();
  const others = await othersOf(site, 'season_cny2024');
  const back = change(path.join(events, 'events/cny2024/phrases.ts'), '岁岁常欢', '岁岁平安');
  await expect(page.getByText('岁岁平安')).toBeVisible();
  expect(await othersOf(site, 'season_cny2024')).toEqual(others);
  back();
  await expect(page.getByText('岁岁常欢')).toBeVisible();
});

test('what React has to say to a squad reaches the console: a list without keys is named, and drawing and effects run twice', async ({
  page,
  squads: { site, promotions },
}) => {
  const said: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error') said.push(line.text());
  });
  await page.goto(`${site.url}/Promotions`);
  await expect(page.getByRole('heading', { level: 1, name: '优惠活动' })).toBeAttached();
  expect(said).toEqual([]);
  const back = change(
    path.join(promotions, 'src/remote.ts'),
    "promotions: () => import('./pages/PromotionsPage'),",
    "promotions: () => import('./pages/Faulty'),",
  );
  const faulty = path.join(promotions, 'src/pages/Faulty.tsx');
  writeFileSync(
    faulty,
    `import { useEffect } from 'react';
const done = [];
export function Page() {
  done.push('draw');
  useEffect(() => {
    done.push('on');
    document.title = done.join(' ');
    return () => void done.push('off');
  }, []);
  return <ul data-testid="faulty">{['a', 'b'].map((name) => <li>{name}</li>)}</ul>;
}
`,
  );
  await expect(page.getByTestId('faulty')).toBeVisible();
  await expect.poll(() => said.join('\n')).toContain('unique "key" prop');
  // Effects that StrictMode runs once more have no drawing between them; those of another mount have.
  expect(await page.title()).toMatch(/draw draw on off on$/);
  rmSync(faulty);
  back();
  await expect(page.getByRole('heading', { level: 1, name: '优惠活动' })).toBeAttached();
});
