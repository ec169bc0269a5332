/** The total odds of a combo on the slip. */
import { BoardPage, Slip } from '../page-models/board-page';
import { choosePrices, comboRow } from '../page-models/combo-slip';
import { LoginPage } from '../page-models/login-page';
import { script, type SandboxEvent } from '../page-models/sandbox';
import { SIZES } from '../fixtures/sizes';
import { expect, test } from '../fixtures/test';

test('the total odds of a combo and their kind are one word at any width', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01');
  await choosePrices(page, site, 'saba', 2);
  const row = page.getByTestId('combo-row').first();
  for (const [width, height] of [...SIZES, [844, 390], [568, 320]] as const) {
    await page.setViewportSize({ width, height });
    await expect(row).toContainText('欧洲');
    const ends = await row.evaluate((card) => {
      const words = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      const found: number[] = [];
      for (let word = words.nextNode(); word !== null; word = words.nextNode()) {
        if (!/^(?:欧洲|[\d.]+)$/.test(word.textContent ?? '')) continue;
        const range = document.createRange();
        range.selectNodeContents(word);
        found.push(...[...range.getClientRects()].map(({ bottom }) => bottom));
      }
      return found;
    });
    expect(ends.length).toBeGreaterThanOrEqual(2);
    expect(Math.max(...ends) - Math.min(...ends), `${width}x${height}`).toBeLessThan(6);
  }
});

test('a leg whose price is being worked out says so, and its line stays whole, however long the name before it', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01');
  const { eventIds } = await choosePrices(page, site, 'saba', 2);
  for (const eventId of eventIds) await script(site, eventId, { do: 'updating', holdMs: 600_000 });
  const legs = page.getByTestId('slip-row');
  await expect(legs.getByText('赔率更新中')).toHaveCount(2);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of ['红岭', '红岭联合竞技足球俱乐部']) {
      const cut = await legs.evaluateAll((all, text) => {
        return all.map((leg) => {
          const head = leg.querySelector('h3');
          const [team, line] = head?.children ?? [];
          if (head === null || team === undefined || line === undefined) return 'no line';
          team.textContent = text;
          const room = head.getBoundingClientRect();
          const { left, right, width: wide } = line.getBoundingClientRect();
          return wide > 8 && left >= room.left && right <= room.right + 1 ? '' : line.textContent;
        });
      }, name);
      expect(cut, `${name} at ${width}`).toEqual(['', '']);
    }
  }
});

test('the score of a leg whose market pauses is whole beside what is said of it, on the smallest screen, too', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01');
  const board = new BoardPage(page, site, 'saba');
  await board.open();
  await board.tab('RUNNING').click();
  const slip = new Slip(page);
  for (const at of [0, 1]) {
    const row = board.rows().nth(at);
    const eventId = (await row.getAttribute('data-event-id')) ?? '';
    await script(site, eventId, { do: 'still' });
    await script(site, eventId, { do: 'safe', holdMs: 600_000 });
    await board.openCells(row).first().click();
    await expect(slip.bar()).toHaveAttribute('data-count', String(at + 1));
    await script(site, eventId, { do: 'suspend' });
  }
  await page.setViewportSize({ width: 320, height: 568 });
  await slip.open();
  const legs = page.getByTestId('slip-row');
  await expect(legs.getByText('盘口暂停')).toHaveCount(2);
  const { events } = await site.control<{ events: readonly SandboxEvent[] }>(
    'GET',
    '/events/saba?sport=1',
  );
  const sides = events
    .flatMap(({ homeName, awayName }) => [homeName, awayName])
    // Who wins a season plays against nobody.
    .filter((name) => name !== '');
  const scores = await legs.locator('[data-part="match"]').evaluateAll((lines, names) => {
    const wordsOf = (line: Element): readonly Node[] => {
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      const words: Node[] = [];
      for (let word = walker.nextNode(); word !== null; word = walker.nextNode()) words.push(word);
      return words;
    };
    return lines.map((line) => {
      // A name as long as they are elsewhere: the sandbox's have five signs at most.
      for (const word of wordsOf(line)) {
        const side = names.find((name) => word.textContent?.includes(name) === true);
        if (side !== undefined)
          word.textContent = (word.textContent ?? '').replace(side, `联合竞技足球${side}`);
      }
      const score = wordsOf(line).find(({ textContent }) => /\d+:\d+/.test(textContent ?? ''));
      if (score === undefined) return 'none';
      const range = document.createRange();
      range.selectNodeContents(score);
      const { left, right } = range.getBoundingClientRect();
      const room = line.getBoundingClientRect();
      return left >= room.left && right <= room.right ? 'whole' : 'cut';
    });
  }, sides);
  expect(scores).toEqual(['whole', 'whole']);
});

for (const [width, height] of [
  [844, 390],
  [667, 375],
  [568, 320],
] as const) {
  test(`a system of four picks is staked at ${width} x ${height} with all keys and the button in sight`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    await new LoginPage(page, site).enter('member01');
    const { slip } = await choosePrices(page, site, 'saba', 4);
    await page.getByTestId('slip-more-combos').click();
    const place = slip.place();
    for (const lines of [1, 4, 6]) {
      await comboRow(page, lines).getByTestId('stake-input').click();
      const keys = page.getByTestId('stake-keypad');
      await expect(keys).toBeVisible();
      await keys.getByRole('button', { name: '2', exact: true }).click();
      await keys.getByRole('button', { name: '0', exact: true }).click();
      await expect(place).toBeEnabled();
      const box = await place.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), `${lines} lines`).toBeLessThanOrEqual(height);
      // The button lies over no key: each is pressed where it stands.
      const covered = await keys.getByRole('button').evaluateAll((all) =>
        all
          .filter((key) => {
            const { left, top, width: wide, height: high } = key.getBoundingClientRect();
            return !key.contains(document.elementFromPoint(left + wide / 2, top + high - 4));
          })
          .map((key) => key.textContent),
      );
      expect(covered, `${lines} lines`).toEqual([]);
    }
  });
}
