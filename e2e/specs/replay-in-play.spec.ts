/**
 * A recorded market in play through every vendor's transport: only prices of the file, in its
 * order, and the end is told.
 */
import type { Page } from 'playwright/test';
import { finalPrices, linesOfFile, recordedFile } from '../fixtures/recorded';
import { expect, test } from '../fixtures/test';
import { unfoldAll } from '../page-models/board-page';
import { publishedAt, untilDone, type Listed } from '../page-models/replay';

const TENNIS = 'betfair-tennis-matchodds-1.223716976.jsonl.bz2';
const BTTS = 'betfair-soccer-btts-1.145405534.jsonl.bz2';

/** Every price that a selection had in a stream, in order. */
function pricesIn(lines: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const seen = new Map<string, number[]>();
  lines.forEach((_line, at) => {
    for (const [id, price] of finalPrices(lines.slice(0, at + 1)).prices) {
      const known = seen.get(id) ?? [];
      if (known.at(-1) !== price) seen.set(id, [...known, price]);
    }
  });
  return seen;
}

/** True when the page's prices are some of the file's, in the file's order. */
function isPartOf(shown: readonly number[], said: readonly number[]): boolean {
  let at = 0;
  return shown.every((price) => {
    at = said.indexOf(price, at);
    return at !== -1;
  });
}

/** The last line after which the market is open and has prices. */
function lastOpen(lines: readonly string[]): number {
  let open = false;
  let found = 0;
  lines.forEach((line, at) => {
    const [, status] = /"status":\s*"(OPEN|SUSPENDED|CLOSED)"/.exec(line) ?? [];
    if (status !== undefined) open = status === 'OPEN';
    if (open && finalPrices(lines.slice(0, at + 1)).prices.size > 0) found = at;
  });
  return found;
}

const pricesOn = async (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-testid="odds-cell"]')].map(
        ({ dataset }) => [dataset['selectionId'] ?? '', Number(dataset['eu'])],
      ),
    ),
  );

for (const [vendor, name, sportId] of [
  ['bti', TENNIS, 3],
  ['im', BTTS, 1],
  ['saba', TENNIS, 3],
] as const) {
  test(`a recorded market in play through ${vendor}'s transport (sport ${sportId}): only prices of the file are ever shown, in its order, and the end is told`, async ({
    page,
    site,
  }) => {
    const file = recordedFile(name);
    test.skip(
      file === null,
      `the recorded data is not here (${name} beside the project in shared/data)`,
    );
    if (file === null) return;
    const lines = linesOfFile(file);
    const times = lines.map(publishedAt);
    const [half, last] = [times[Math.floor(lines.length / 2)] ?? 0, times[lastOpen(lines)] ?? 0];
    await site.control('POST', '/replay', {
      vendor,
      sportId,
      format: 'betfair-stream',
      speed: 0,
      until: half,
      path: file,
    });
    const listed = async () =>
      (await site.control<Listed>('GET', `/events/${vendor}`)).events.find(({ eventId }) =>
        [...finalPrices(lines).eventOf.values()].some((id) => eventId.includes(id)),
      );
    await expect.poll(listed).toBeTruthy();
    await page.goto(`${site.url}/sbtwo/sports-${vendor}/event/${(await listed())?.eventId ?? ''}`);
    await expect(page.getByTestId('odds-cell').first()).toBeVisible();
    await unfoldAll(page);
    await page.evaluate(() => {
      const kept: Record<string, string[]> = {};
      Object.assign(window, { seenPrices: kept });
      const note = (cell: HTMLElement): void => {
        const { selectionId = '', eu } = cell.dataset;
        const list = (kept[selectionId] ??= []);
        if (eu !== undefined && list.at(-1) !== eu) list.push(eu);
      };
      const look = (): void => {
        document.querySelectorAll<HTMLElement>('[data-testid="odds-cell"]').forEach(note);
      };
      look();
      new MutationObserver(look).observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['data-eu'],
      });
    });
    // The second half takes 12 s and waits before its end, until the page has shown what the file last said.
    await site.control('POST', '/replay/go', {
      speed: Math.ceil((last - half) / 12_000),
      until: last,
    });
    const final = finalPrices(lines.slice(0, lastOpen(lines) + 1)).prices;
    const wanted = Object.fromEntries(final);
    await expect
      .poll(async () => pricesOn(page), {
        timeout: 60_000,
        message: 'the last prices of the file are shown',
      })
      .toEqual(wanted);
    await site.control('POST', '/replay/go');
    await untilDone(site);
    await expect(page.getByText(/已收盘|已结束|暂无盘口/).first()).toBeVisible();
    const shown = await page.evaluate(
      () => (window as unknown as { seenPrices: Record<string, string[]> }).seenPrices,
    );
    const said = pricesIn(lines);
    const moved = Object.entries(shown).filter(([, prices]) => prices.length > 1);
    expect(moved.length).toBeGreaterThan(0);
    for (const [id, prices] of Object.entries(shown))
      expect(isPartOf(prices.map(Number), said.get(id) ?? []), `${id}: ${prices.join(' ')}`).toBe(
        true,
      );
  });
}
