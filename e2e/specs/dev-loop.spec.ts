/**
 * `npm run dev -- <part>`: a saved source shows in the open page, and nothing else of the site
 * changes.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import { checkout } from '../fixtures/checkout';
import { startSite, type Site } from '../fixtures/site';
import { registryOf, versionsOf } from '../page-models/releases';

/** A page with a field whose text React holds, and a number of the rules. */
const NOTE_PAGE = `import { CookieDays } from '@site/domain/constants';
import { useState } from 'react';

export function Page() {
  const [text, setText] = useState('');
  return (
    <>
      <h1>第一版</h1>
      <input aria-label="笔记" value={text} onChange={(event) => setText(event.target.value)} />
      <p data-testid="days">{CookieDays.media}</p>
    </>
  );
}
`;
const IN_REMOTE = [
  "promotions: () => import('./pages/PromotionsPage'),",
  "promotions: () => import('./pages/Note'),",
] as const;

interface Squads {
  readonly site: Site;
  readonly host: string;
  readonly promotions: string;
  readonly events: string;
  readonly domain: string;
}

const test = base.extend<object, { readonly squads: Squads }>({
  squads: [
    async ({}, use, info) => {
      const domain = checkout('shared/domain');
      const host = checkout('host', { '@site/domain': domain });
      const promotions = checkout('remote-promotions', { '@site/domain': domain });
      const events = checkout('remote-events');
      const dirs = [domain, host, promotions, events];
      // Everything else as a live site has it, so that only these are built.
      const live = await startSite(info.parallelIndex + 80);
      const site = await startSite(info.parallelIndex + 40, {
        dev: true,
        watched: ['host', 'promotions', 'season_cny2024', '--released', live.origin],
        sources: [host, promotions, events],
      });
      await expect.poll(site.output, { timeout: 200_000 }).toContain('watching:');
      await live.stop();
      await use({ site, host, promotions, events, domain });
      await site.stop();
      for (const dir of dirs) rmSync(dir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** Opens the page with the field, and counts how often the page is loaded from then on. */
async function openNote(
  page: Page,
  { site, promotions }: Squads,
): Promise<{ readonly loads: () => number; readonly file: string; readonly back: () => void }> {
  const file = path.join(promotions, 'src/pages/Note.tsx');
  writeFileSync(file, NOTE_PAGE);
  const unlink = change(path.join(promotions, 'src/remote.ts'), ...IN_REMOTE);
  await page.goto(`${site.url}/Promotions`);
  await expect(page.getByRole('heading', { name: '第一版' })).toBeVisible();
  await page.getByLabel('笔记').fill('买牛奶');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return {
    loads: () => loads,
    file,
    back: () => {
      unlink();
      rmSync(file);
    },
  };
}

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

test('a component that is changed takes the place of its former self, and what was typed stays', async ({
  page,
  squads,
}) => {
  const { loads, file, back } = await openNote(page, squads);
  change(file, '第一版', '第二版');
  await expect(page.getByRole('heading', { name: '第二版' })).toBeVisible();
  await expect(page.getByLabel('笔记')).toHaveValue('买牛奶');
  expect(loads()).toBe(0);
  back();
});

test('a component of the host is swapped alike', async ({ page, squads }) => {
  const { loads, back } = await openNote(page, squads);
  const undo = change(
    path.join(squads.host, 'src/layouts/BottomNav.tsx'),
    '<nav className="site-nav"',
    '<nav className="site-nav" data-mark="new"',
  );
  await expect(page.locator('[data-mark="new"]')).toBeAttached();
  await expect(page.getByLabel('笔记')).toHaveValue('买牛奶');
  expect(loads()).toBe(0);
  undo();
  back();
});

test('a change of shared rules, which host and remote hold, loads the page anew once', async ({
  page,
  squads,
}) => {
  const { loads, back } = await openNote(page, squads);
  await expect(page.getByTestId('days')).toHaveText('2');
  const undo = change(path.join(squads.domain, 'src/constants.ts'), 'media: 2,', 'media: 77,');
  await expect(page.getByTestId('days')).toHaveText('77');
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(1);
  undo();
  await expect(page.getByTestId('days')).toHaveText('2');
  back();
});

test('a source that does not build is told in the page and the terminal, with file and line, and the page keeps the last good version until it builds again', async ({
  page,
  squads: { site, promotions },
}) => {
  await page.goto(`${site.url}/Promotions`);
  await expect(page.getByRole('heading', { level: 1, name: '优惠活动' })).toBeAttached();
  const before = await versionsOf(site.origin);
  const file = path.join(promotions, 'src/phrases/zh-cn.ts');
  const good = readFileSync(file, 'utf8');
  writeFileSync(file, `${good}\nexport const broken = ;\n`);
  const overlay = page.getByTestId('dev-overlay');
  const place = `phrases/zh-cn.ts:${good.split('\n').length + 1}`;
  await expect(overlay).toContainText(place);
  expect(site.output()).toContain(place);
  expect(await versionsOf(site.origin)).toEqual(before);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '优惠活动' })).toBeAttached();
  await expect(overlay).toContainText(place);
  writeFileSync(file, good.replaceAll('优惠活动', '修好了'));
  await expect(page.getByRole('heading', { level: 1, name: '修好了' })).toBeAttached();
  await expect(overlay).toHaveCount(0);
  writeFileSync(file, good);
  await expect(page.getByRole('heading', { level: 1, name: '优惠活动' })).toBeAttached();
});

test('an error while a page is drawn is told with its place, no former version stands in for it, and a mended source brings the page back', async ({
  page,
  squads,
}) => {
  const { file, back } = await openNote(page, squads);
  change(file, '<h1>第一版</h1>', '<h1>{(null as unknown as string).trim()}</h1>');
  const overlay = page.getByTestId('dev-overlay');
  await expect(overlay).toContainText('TypeError');
  await expect(overlay).toContainText(/pages\/Note\.tsx:8/);
  await page.reload();
  await expect(page.getByTestId('remote-failed')).toBeVisible();
  await expect(overlay).toContainText('TypeError');
  writeFileSync(file, NOTE_PAGE.replace('第一版', '又好了'));
  await expect(page.getByRole('heading', { name: '又好了' })).toBeVisible();
  await expect(overlay).toHaveCount(0);
  back();
});

test('a season is watched like a remote, and its sisters of the same package stay', async ({
  page,
  squads: { site, events },
}) => {
  await page.goto(`${site.url}/event_CNY2024`);
  await expect(page.getByText('岁岁常欢')).toBeVisible();
  const others = await othersOf(site, 'season_cny2024');
  const back = change(path.join(events, 'events/cny2024/data.json'), '岁岁常欢', '岁岁平安');
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

test('beside a site that is live somewhere the host is the one of there, and a change loads the page anew', async ({
  page,
}, info) => {
  const live = await startSite(info.parallelIndex + 80);
  const promotions = checkout('remote-promotions');
  const site = await startSite(info.parallelIndex + 60, {
    dev: true,
    // As the terminal prints it.
    watched: ['promotions', '--released', `${live.url}/`],
    sources: [promotions],
  });
  await expect.poll(site.output, { timeout: 200_000 }).toContain('watching:');
  const [there, here] = await Promise.all([registryOf(live.origin), registryOf(site.origin)]);
  await live.stop();
  expect(here.host?.current).toBe(there.host?.current);
  await page.goto(`${site.url}/Promotions`);
  await expect(page.getByRole('heading', { level: 1, name: '优惠活动' })).toBeAttached();
  change(path.join(promotions, 'src/phrases/zh-cn.ts'), '优惠活动', '优惠快报');
  await expect(page.getByRole('heading', { level: 1, name: '优惠快报' })).toBeAttached();
  await site.stop();
  rmSync(promotions, { recursive: true, force: true });
});
