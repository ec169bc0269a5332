/** How many markets a match has: one number on the board and on the page of the match. */
import { expect, test } from '../fixtures/test';

for (const vendor of ['im', 'bti', 'saba'])
  test(`${vendor}: the page of a match counts as many lines as its row has promised`, async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/sbtwo/sports-${vendor}`);
    await page.getByTestId('sport-tab-TODAY').click();
    const more = page.getByRole('link', { name: /全部 \d+ 个盘口$/ }).first();
    const promised = /\d+$/.exec((await more.textContent()) ?? '')?.[0] ?? '';
    expect(Number(promised)).toBeGreaterThan(3);
    await more.click();
    await expect(page.getByTestId('market-group-all')).toHaveText(
      new RegExp(`^全部\\s*${promised}$`),
    );
  });
