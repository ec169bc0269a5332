/**
 * Recorded streams through every vendor's transport to the page: nothing stale, nothing lost, the
 * same best prices.
 */
import type { Page } from 'playwright/test';
import { finalPrices, linesOfFile, recordedFile } from '../fixtures/recorded';
import type { Site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { BoardPage, type VendorName } from '../page-models/board-page';

const TENNIS = 'betfair-tennis-matchodds-1.223716976.jsonl.bz2';
const BTTS = 'betfair-soccer-btts-1.145405534.jsonl.bz2';
const FILE = 'betfair-soccer-asian-handicap-1.242971311.jsonl.bz2';

interface Replay {
  readonly markets: number;
  readonly messages: number;
  readonly done: boolean;
  readonly events: number;
  readonly status?: string;
}
interface Listed {
  readonly events: readonly {
    readonly eventId: string;
    readonly tab: 'EARLY' | 'TODAY' | 'RUNNING';
  }[];
}

interface Cell {
  readonly id: string;
  readonly eu: string | null;
  readonly locked: boolean;
}

/**
 * Scrolls the whole list and collects every cell that comes by: its price, and whether it is
 * locked.
 */
async function readWholeBoard(page: Page): Promise<Map<string, Cell>> {
  const cells = await page.evaluate(async () => {
    const seen = new Map<string, Cell>();
    const read = (): void => {
      for (const { dataset, ariaDisabled } of document.querySelectorAll<HTMLElement>(
        '[data-testid="odds-cell"]',
      )) {
        seen.set(dataset['selectionId'] ?? '', {
          id: dataset['selectionId'] ?? '',
          eu: dataset['eu'] ?? null,
          locked: ariaDisabled === 'true',
        });
      }
    };
    window.scrollTo(0, 0);
    for (let at = 0; at <= 200; at += 1) {
      read();
      window.scrollBy(0, window.innerHeight * 0.6);
      const ended =
        window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
      // Two frames and a turn: the list has drawn what came into view, also on a busy machine.
      await new Promise((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            setTimeout(resolve, 20);
          });
        });
      });
      if (ended) break;
    }
    read();
    return [...seen.values()];
  });
  return new Map(cells.map((cell) => [cell.id, cell]));
}

const publishedAt = (line = ''): number => Number(/"pt":\s*(\d+)/.exec(line)?.[1]);

/**
 * Puts the first message of the soccer board on a vendor's board; the rest waits for `go`, so that
 * the page opens in peace.
 */
async function beginBoard(site: Site, vendor: VendorName, file: string): Promise<void> {
  await site.control('POST', '/replay', {
    vendor,
    sportId: 1,
    format: 'betfair-stream',
    speed: 0,
    until: publishedAt(linesOfFile(file)[0]),
    path: file,
  });
  await expect.poll(async () => (await site.control<Replay>('GET', '/replay')).markets).toBe(200);
}

async function untilDone(site: Site): Promise<void> {
  await expect
    .poll(async () => (await site.control<Replay>('GET', '/replay')).done, {
      timeout: 90_000,
      intervals: [500],
    })
    .toBe(true);
}

test('the recorded soccer board ends with the best prices of the file, though the connection was cut for 10 s in the middle', async ({
  page,
  site,
  context,
  watch,
}) => {
  const file = recordedFile(FILE);
  test.skip(
    file === null,
    `the recorded data is not here (${FILE} beside the project in shared/data)`,
  );
  if (file === null) return;
  test.setTimeout(240_000);
  watch.allow(
    /net::ERR_INTERNET_DISCONNECTED/,
    /ERR_NETWORK_CHANGED/,
    /registry: keeping generation/,
  );
  const expected = finalPrices(linesOfFile(file));
  expect(expected.marketsInFirstMessage).toBe(200);

  await beginBoard(site, 'saba', file);
  const { events } = await site.control<Listed>('GET', '/events/saba');
  const recorded = new Set(expected.eventOf.values());
  const tabs = new Set(
    events
      .filter(({ eventId }) => [...recorded].some((id) => eventId.includes(id)))
      .map(({ tab }) => tab),
  );
  const [tab] = [...tabs];
  if (tab === undefined) throw new Error('no replayed event on the board');

  const board = new BoardPage(page, site);
  await board.open();
  await board.tab(tab).click();
  await expect(board.rows().first()).toBeVisible();
  await site.control('POST', '/replay/go', { speed: 1_500 });
  await page.waitForTimeout(6_000);
  await context.setOffline(true);
  await page.waitForTimeout(10_000);
  await context.setOffline(false);
  await untilDone(site);
  await expect(board.board()).toHaveAttribute('data-stale', 'false', { timeout: 20_000 });
  await page.waitForTimeout(1_500);

  const cells = await readWholeBoard(page);
  const replayed = [...cells].filter(([id]) => expected.eventOf.has(id.split('_')[0] ?? ''));
  expect(replayed.length).toBeGreaterThan(300);
  const wrong = replayed.filter(
    ([id, { eu }]) => (expected.prices.get(id) ?? null) !== (eu === null ? null : Number(eu)),
  );
  expect(
    wrong
      .slice(0, 5)
      .map(([id, { eu }]) => `${id}: page ${eu ?? '-'} file ${expected.prices.get(id) ?? '-'}`),
  ).toEqual([]);
  expect(
    replayed
      .filter(([, { locked }]) => locked)
      .map(([id]) => id)
      .slice(0, 5),
  ).toEqual([]);
  const missing = [...expected.prices.keys()].filter(
    (id) => expected.typeOf.get(id.split('_')[0] ?? '') === 'MATCH_ODDS' && !cells.has(id),
  );
  expect(missing.slice(0, 5), 'no 1X2 price of the file is missing on the board').toEqual([]);
});

/** Tab of a recorded board at a vendor. */
async function tabOf(
  site: Site,
  vendor: VendorName,
  recorded: ReadonlySet<string>,
): Promise<'EARLY' | 'TODAY' | 'RUNNING'> {
  const { events } = await site.control<Listed>('GET', `/events/${vendor}`);
  const found = events.find(({ eventId }) => [...recorded].some((id) => eventId.includes(id)));
  if (found === undefined) throw new Error('no replayed event on the board');
  return found.tab;
}

for (const vendor of ['im', 'bti'] as const) {
  test(`the recorded soccer board through ${vendor}'s transport ends with the best prices of the file`, async ({
    page,
    site,
  }) => {
    const file = recordedFile(FILE);
    test.skip(
      file === null,
      `the recorded data is not here (${FILE} beside the project in shared/data)`,
    );
    if (file === null) return;
    test.setTimeout(180_000);
    const expected = finalPrices(linesOfFile(file));
    await beginBoard(site, vendor, file);
    const board = new BoardPage(page, site, vendor);
    await board.open();
    await board.tab(await tabOf(site, vendor, new Set(expected.eventOf.values()))).click();
    await expect(board.rows().first()).toBeVisible();
    await site.control('POST', '/replay/go', { speed: 6_000 });
    await untilDone(site);
    // The slowest transport asks every 5 s.
    await page.waitForTimeout(6_000);
    await expect(board.board()).toHaveAttribute('data-stale', 'false');
    const cells = await readWholeBoard(page);
    const replayed = [...cells].filter(([id]) => expected.eventOf.has(id.split('_')[0] ?? ''));
    expect(replayed.length).toBeGreaterThan(300);
    const wrong = replayed.filter(
      ([id, { eu }]) => (expected.prices.get(id) ?? null) !== (eu === null ? null : Number(eu)),
    );
    expect(
      wrong
        .slice(0, 5)
        .map(([id, { eu }]) => `${id}: page ${eu ?? '-'} file ${expected.prices.get(id) ?? '-'}`),
    ).toEqual([]);
  });
}

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
    test.setTimeout(180_000);
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
    await expect(page.getByText(/已收盘|已结束|暂无盘口/).first()).toBeVisible({ timeout: 20_000 });
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

test('an event page of the recorded board shows every line with its price', async ({
  page,
  site,
}) => {
  const file = recordedFile(FILE);
  test.skip(
    file === null,
    `the recorded data is not here (${FILE} beside the project in shared/data)`,
  );
  if (file === null) return;
  test.setTimeout(180_000);
  const expected = finalPrices(linesOfFile(file));
  await site.control('POST', '/replay', {
    vendor: 'saba',
    sportId: 1,
    format: 'betfair-stream',
    speed: 0,
    path: file,
  });
  await untilDone(site);
  const { events } = await site.control<Listed>('GET', '/events/saba');
  const priced = new Map<string, number>();
  for (const id of expected.prices.keys()) {
    const event = expected.eventOf.get(id.split('_')[0] ?? '') ?? '';
    priced.set(event, (priced.get(event) ?? 0) + 1);
  }
  const [fullest] = [...priced].sort((a, b) => b[1] - a[1])[0] ?? [''];
  const event = events.find(({ eventId }) => eventId.includes(fullest));
  await page.goto(`${site.url}/sbtwo/sports-saba/event/${event?.eventId ?? ''}`);
  await expect(page.getByTestId('odds-cell').first()).toBeVisible();
  await page.waitForTimeout(1_000);
  const cells = new Map([...(await readWholeBoard(page))].map(([id, { eu }]) => [id, eu]));
  const mine = [...expected.prices].filter(
    ([id]) => expected.eventOf.get(id.split('_')[0] ?? '') === fullest,
  );
  const shown = mine.filter(([id]) => cells.has(id));
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.filter(([id, price]) => Number(cells.get(id)) !== price)).toEqual([]);
});
