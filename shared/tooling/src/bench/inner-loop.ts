/** From a saved file to what an open page shows, in `npm run dev`. */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { copyWorkspace } from '../generate/workspace-copy';
import { freePort, stopServer } from '../serve/processes';
import { BUILD_CACHE, WORKSPACE_ROOT } from '../workspace/paths';
import type { Emit } from './line';
import { median, spreadOf } from './measure-page';

/** A line that is saved again and again. */
interface Save {
  readonly what: string;
  /** Page that is open, below the site's address. */
  readonly page: string;
  readonly file: string;
  readonly was: string;
  readonly becomes: (turn: number) => string;
  /** What shows it. */
  readonly shows: (turn: number) => string;
}

const heading = (what: string, page: string, file: string): Save => ({
  what,
  page,
  file,
  was: '<h1 className="vh">',
  becomes: (turn) => `<h1 className="vh" data-turn="${turn}">`,
  shows: (turn) => `h1[data-turn="${turn}"]`,
});

const SAVES: readonly Save[] = [
  heading(
    'component of promotions',
    '/Promotions',
    'remote-promotions/src/pages/PromotionsPage.tsx',
  ),
  heading('component of sports', '/sbtwo/sports-saba', 'remote-sports/src/pages/SportsPage.tsx'),
  {
    what: 'rule of host, sports, promotions',
    page: '/About/privacy',
    file: 'shared/domain/src/constants.ts',
    was: 'media: 2,',
    becomes: (turn) => `media: ${7_000 + turn},`,
    shows: (turn) => `text=媒体与网站来源 ${7_000 + turn} 天`,
  },
];
const WATCHED = ['host', 'sports', 'promotions'];
const START_MS = 600_000;

/** Starts the session of a copy. */
async function startSession(
  root: string,
  port: number,
  note: (line: string) => void,
): Promise<ChildProcess> {
  const cache = path.join(root, path.relative(WORKSPACE_ROOT, BUILD_CACHE));
  fs.mkdirSync(path.dirname(cache), { recursive: true });
  fs.symlinkSync(BUILD_CACHE, cache);
  const child = spawn(
    process.execPath,
    [
      '--import',
      path.join(root, 'shared/tooling/node_modules/tsx/dist/loader.mjs'),
      path.join(root, 'shared/tooling/src/cli/dev.ts'),
      ...WATCHED,
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: path.join(root, '.data'),
        PORT: String(port),
        CONSOLE_PORT: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('npm run dev did not start')), START_MS);
    child.on('exit', () => reject(new Error('npm run dev ended while starting')));
    child.stdout.on('data', (chunk: Buffer) => {
      note(chunk.toString().trim());
      if (!chunk.toString().includes('watching:')) return;
      clearTimeout(timer);
      resolve();
    });
  });
  return child;
}

/** One save after the other; ms of each, and how often the page was loaded. */
async function timesOf(page: Page, root: string, save: Save, turns: number) {
  const file = path.join(root, save.file);
  const source = fs.readFileSync(file, 'utf8');
  if (!source.includes(save.was)) throw new Error(`${save.file} has no ${save.was}`);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const times: number[] = [];
  // The first save meets cold code; it is told by nobody.
  for (let turn = 0; turn <= turns; turn += 1) {
    if (turn === 1) loads = 0;
    await page.waitForTimeout(1_500);
    const began = performance.now();
    fs.writeFileSync(file, source.replace(save.was, save.becomes(turn)));
    await page.locator(save.shows(turn)).first().waitFor({ state: 'attached' });
    if (turn > 0) times.push(Math.round(performance.now() - began));
  }
  fs.writeFileSync(file, source);
  return { times, loads };
}

/** Saves lines in a copy of this checkout; one line of results for each. */
export async function benchInnerLoop(
  browser: Browser,
  { turns }: { readonly turns: number },
  emit: Emit,
  note: (line: string) => void,
): Promise<void> {
  const root = copyWorkspace();
  const port = await freePort();
  const session = await startSession(root, port, note);
  try {
    for (const save of SAVES) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await page.goto(`http://127.0.0.1:${port}/cn/mobile${save.page}`);
      await page.waitForTimeout(5_000);
      const { times, loads } = await timesOf(page, root, save, turns);
      emit({
        bench: 'inner-loop',
        value: median(times),
        unit: 'ms',
        what: save.what,
        spread: spreadOf(times),
        loadsPerSave: loads / turns,
      });
      await page.close();
    }
  } finally {
    await stopServer(session);
    fs.rmSync(root, { recursive: true, force: true });
  }
}
