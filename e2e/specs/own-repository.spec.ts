/**
 * A squad with a repository of its own: made, built, published and shown beside the parts of this
 * workspace.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from 'playwright/test';
import { startSite, type Site } from '../fixtures/site';
import { LoginPage } from '../page-models/login-page';

const ROOT = path.resolve(__dirname, '../..');
const RUN = path.join(ROOT, 'shared/tooling/bin/run.mjs');
/** Takes the packages of this workspace, so that two of the three ask no network. */
const INSTALL = path.join(ROOT, 'shared/tooling/fixtures/own-repository/install.ts');
const LOADER = path.join(ROOT, 'shared/tooling/node_modules/tsx/dist/loader.mjs');
const VERSION = '1.0.0_abc1234';

const test = base.extend<object, { readonly site: Site }>({
  site: [
    async ({}, use, info) => {
      const site = await startSite(info.parallelIndex + 40);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** The three tools that a repository may be made for, each with a part of its own name. */
const TOOLS = [
  { tool: 'webpack', name: 'keno', build: ['build.mjs'] },
  { tool: 'rspack', name: 'dice', build: ['build.mjs'] },
  { tool: 'vite', name: 'mahjong', build: ['node_modules/vite/bin/vite.js', 'build'] },
] as const;

/**
 * As a squad does it, from the registry that npm is set to: a peer that is missing, a file that a
 * package does not bring or a type that does not resolve shows here only.
 */
function installForReal(dir: string): void {
  const npm = (...words: readonly string[]): unknown =>
    execFileSync('npm', words, { cwd: dir, stdio: 'pipe', shell: process.platform === 'win32' });
  npm('install', '--prefer-offline', '--no-audit', '--no-fund', '--strict-peer-deps');
  npm('run', 'types');
}

for (const { tool, name, build } of TOOLS)
  test(`what ${tool} made of an empty folder is published and shown: it knows the member, speaks and listens on the bus, and leads to another part`, async ({
    page,
    site,
  }) => {
    const root = mkdtempSync(path.join(tmpdir(), 'site-own-'));
    const dir = path.join(root, name);
    execFileSync(process.execPath, [
      ...[RUN, 'new', 'repository', dir, '--name', name, '--routes', `/${name}`],
      ...['--squad', 'keno', '--title', '快乐彩', '--tool', tool],
    ]);
    if (tool === 'vite') installForReal(dir);
    else execFileSync(process.execPath, ['--import', LOADER, INSTALL, dir]);
    const env = { ...process.env, PART_VERSION: VERSION, NODE_ENV: 'production' };
    execFileSync(process.execPath, build, { cwd: dir, env });
    await site.release('publish', name, '--built', path.join(dir, 'dist'), '--version', VERSION);
    await site.release('promote', name);
    rmSync(root, { recursive: true, force: true });

    await page.goto(`${site.url}/${name}`);
    await expect(page.getByText('登录后可查看余额更新')).toBeVisible();
    await new LoginPage(page, site).signIn('member01');
    await page.goto(`${site.url}/${name}`);
    await expect(page.getByRole('heading', { name: '快乐彩' })).toBeVisible();
    await expect(page.getByText('您好，M100001')).toBeVisible();
    const refreshed = page.getByTestId(`${name}-home`).getByRole('status');
    await expect(refreshed).not.toHaveText('余额已更新 0 次');
    const before = await refreshed.innerText();
    // The site asks for balances once in a while only: a word that comes too early is dropped.
    await expect(async () => {
      await page.getByRole('button', { name: '更新余额' }).click();
      await expect(refreshed).not.toHaveText(before, { timeout: 1_000 });
    }).toPass();
    await page.getByRole('link', { name: '查看优惠' }).click();
    await expect(page.getByTestId('promotions')).toBeVisible();
  });
