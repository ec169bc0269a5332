/** One route in a phone-sized Chromium: what went wrong on it, in sentences. */
import type { Browser } from 'playwright';
import { Routing } from '@site/domain/constants';

const PHONE = { width: 390, height: 844 } as const;
const NOISE = [
  /Failed to load resource: the server responded with a status of 4\d\d/,
  /was preloaded using link preload but not used/,
];
const READY_MS = 20_000;

interface Reports {
  readonly reports: readonly { readonly directive: string; readonly blocked: string }[];
}

/** Violations of the page's policy since the last question. */
async function violations(url: string): Promise<string[]> {
  const { reports } = (await (await fetch(`${url}/__edge/reports`)).json()) as Reports;
  await fetch(`${url}/__edge/reports`, { method: 'DELETE' });
  return reports.map(
    ({ directive, blocked }) =>
      `breaks the content policy (${directive}${blocked === '' ? '' : ` ${blocked}`})`,
  );
}

/**
 * Opens a route as a visitor.
 *
 * @param name part whose code must run there; `host` for any page.
 * @returns faults; empty when the page is good.
 */
export async function visitRoute(
  browser: Browser,
  url: string,
  route: string,
  name: string,
  version: string,
): Promise<string[]> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  const faults: string[] = [];
  try {
    await context.addInitScript(() => localStorage.setItem('first_entry', '333'));
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' && !NOISE.some((noise) => noise.test(message.text())))
        faults.push(`writes to the console: ${message.text().slice(0, 300)}`);
    });
    page.on('pageerror', (error) => faults.push(`throws: ${String(error).slice(0, 300)}`));
    await page.goto(`${url}${Routing.basePath}${route}`, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle', { timeout: READY_MS }).catch(() => undefined);
    const seen = await page.evaluate(
      ([part, folder]) => ({
        failed: [...document.querySelectorAll<HTMLElement>('[data-testid="remote-failed"]')].map(
          (panel) => panel.dataset['remote'] ?? '',
        ),
        crashed: document.querySelector('[data-testid="page-crash"]') !== null,
        text: (document.querySelector('main')?.textContent ?? '').trim().length,
        ran:
          part === 'host' ||
          performance
            .getEntriesByType('resource')
            .some(({ name: file }) => file.includes(folder ?? '')),
      }),
      [name, `/remotes/${name}/${version}/`],
    );
    if (seen.crashed) faults.push('shows the crash page');
    for (const part of seen.failed) faults.push(`shows the panel of a failed part (${part})`);
    if (seen.text === 0) faults.push('shows nothing');
    if (!seen.ran) faults.push(`does not load ${name}@${version}`);
    faults.push(...(await violations(url)));
  } catch (error) {
    faults.push(
      `does not open: ${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}`,
    );
  } finally {
    await context.close();
  }
  return [...new Set(faults)].map((fault) => `${route} ${fault}`);
}
