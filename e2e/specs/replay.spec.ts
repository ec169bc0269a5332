/**
 * Recorded boards through every vendor's transport to the page: nothing stale, nothing lost, the
 * same best prices.
 */
import type { Page } from 'playwright/test';
import { finalPrices, linesOfFile, recordedFile } from '../fixtures/recorded';
import type { Site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { BoardPage, unfoldAll, type VendorName } from '../page-models/board-page';
import { publishedAt, untilDone, type Listed, type Replay } from '../page-models/replay';

const FILE = 'betfair-soccer-asian-handicap-1.242971311.jsonl.bz2';

interface Cell {
  readonly id: string;
  readonly eu: string | null;
  readonly locked: boolean;
}

/**
 * Scrolls the whole list and collects every cell that comes by: its price, and whether it is
 * locked.
 */
async function readWholeList(page: Page): Promise<readonly Cell[]> {
  return page.evaluate(async () => {
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
}

/** Both views of the compact list, one after the other: the lines, then the winner. */
async function readWholeBoard(page: Page): Promise<Map<string, Cell>> {
  const lines = await readWholeList(page);
  await page.getByTestId('column-winner').click();
  await expect(page.getByTestId('column-lines')).toBeVisible();
  const winners = await readWholeList(page);
  return new Map([...lines, ...winners].map((cell) => [cell.id, cell]));
}

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
  await expect(board.board()).toHaveAttribute('data-stale', 'false');
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
  await unfoldAll(page);
  await page.waitForTimeout(1_000);
  const cells = new Map((await readWholeList(page)).map(({ id, eu }) => [id, eu]));
  const mine = [...expected.prices].filter(
    ([id]) => expected.eventOf.get(id.split('_')[0] ?? '') === fullest,
  );
  const shown = mine.filter(([id]) => cells.has(id));
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.filter(([id, price]) => Number(cells.get(id)) !== price)).toEqual([]);
});
