/**
 * What a page makes of a pointer that is missing, forged, unsigned or out of date: the last proven
 * picture stands, and the support code says that it is not sure.
 */
import { expect, test } from '../fixtures/test';
import { POINTER, hasLooked, lookNow } from '../page-models/releases';
import { hallTitle, newHall, promoCard, supportCode } from '../page-models/halls';

test('a pointer that nobody serves leaves the page alive, and the support code says that it is not sure', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/.*/s);
  await page.goto(`${site.url}/`);
  await hasLooked(page);
  await expect.poll(() => supportCode(page)).toMatch(/支持代码 G\d+(?!.*-S(?:-|$))/);
  await page.route(POINTER, (route) => route.fulfill({ status: 503, body: '' }));
  await hasLooked(page);
  await expect.poll(() => supportCode(page)).toMatch(/-S(-|$)/);
  await page.getByRole('link', { name: '优惠' }).last().click();
  await expect(promoCard(page)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await hasLooked(page);
  await expect.poll(() => supportCode(page)).not.toMatch(/-S(-|$)/);
});

test('a pointer with a changed byte, of another key or of an older generation is not followed', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/.*/s);
  const pointerNow = async () =>
    (await (await fetch(`${site.origin}/cn/mobile/_mf/channel/production.json`)).json()) as {
      generation: number;
      sigs: { value: string }[];
    };
  const version = await newHall(site);
  const older = await pointerNow();
  await site.release('promote', 'promotions', '--version', version, '--why', 'test');
  const pointer = await pointerNow();
  // The other ways to forge one are shown without a browser.
  const forgeries = {
    'another generation': { ...pointer, generation: pointer.generation + 1 },
    'a changed signature': {
      ...pointer,
      sigs: pointer.sigs.map((sig) => ({ ...sig, value: `AAAA${sig.value.slice(4)}` })),
    },
    'an older one, once good': older,
  };
  for (const [what, forged] of Object.entries(forgeries)) {
    await page.goto(`${site.url}/`);
    await hasLooked(page);
    expect(await supportCode(page), what).toMatch(
      new RegExp(`G${pointer.generation}(?!.*-S(?:-|$))`),
    );
    await page.route(POINTER, (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify(forged) }),
    );
    await hasLooked(page);
    await expect
      .poll(() => supportCode(page), { message: what })
      .toMatch(new RegExp(`G${pointer.generation}.*-S(?:-|$)`));
    await page.unroute(POINTER);
  }
  await page.getByRole('link', { name: '优惠' }).last().click();
  await expect(hallTitle(page)).toBeAttached();
  await site.release('rollback', 'promotions', '--why', 'test');
});

test('a document from before, and a pointer that nobody serves: the newer picture that the device has proven stands in', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/.*/s);
  const version = await newHall(site);
  const old = await page.request.get(`${site.url}/`);
  const [headers, body] = [old.headers(), await old.text()];
  await page.goto(`${site.url}/`);
  await hasLooked(page);
  await site.release('promote', 'promotions', '--version', version, '--why', 'test');
  await hasLooked(page);
  await page.getByRole('link', { name: '优惠' }).last().click();
  await expect(hallTitle(page)).toBeAttached();
  await page.route(`${site.url}/`, (route) => route.fulfill({ status: 200, headers, body }));
  await page.route(POINTER, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(`${site.url}/`);
  await hasLooked(page);
  await page.getByRole('link', { name: '优惠' }).last().click();
  await expect(hallTitle(page)).toBeAttached();
  await expect.poll(() => supportCode(page)).toMatch(/-S(-|$)/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await site.release('rollback', 'promotions', '--why', 'test');
});

test('[C-21] a document whose boot block carries no keys starts nothing: any pointer would be believed', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/.*/s);
  await page.route(`${site.url}/`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"keys":\[[^\]]*\]/, '"keys":[]');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('page-crash')).toBeVisible();
});

test('a pointer more than seven days past its end leads to the maintenance page', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/.*/s);
  await page.goto(`${site.url}/`);
  await hasLooked(page);
  const late = new Date(Date.now() + 98 * 86_400_000).toUTCString();
  await page.route(POINTER, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), date: late } });
  });
  // The page leaves as soon as that answer comes, in the middle of a question from here, too.
  await expect(async () => {
    await lookNow(page).catch(() => false);
    await expect(page).toHaveURL(/\/maintenance$/, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
});
