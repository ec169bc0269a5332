/** The release console, used as squads and marketing use it. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../fixtures/console-test';
import { newHall } from '../page-models/halls';
import { dayFrom as day } from '../page-models/release-console';

test('a wrong token stays outside; inside, every view is usable by everybody', async ({
  releaseConsole,
  site,
}) => {
  await releaseConsole.page.goto(site.consoleUrl);
  await releaseConsole.page.getByLabel('Your name').fill('Lin');
  await releaseConsole.page.getByLabel('Token, as the terminal printed it').fill('guess');
  await releaseConsole.page.getByRole('button', { name: 'Sign in' }).click();
  await expect(releaseConsole.page.getByRole('alert')).toHaveText(
    'that is not the token that was printed when the console started',
  );
  await releaseConsole.enter('Lin');
  for (const view of [
    'Live versions',
    'Season calendar',
    'Season texts',
    'Preview',
    'Audit trail',
  ] as const) {
    await releaseConsole.view(view);
    await expect(releaseConsole.page.getByRole('main').locator('section').first()).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await releaseConsole.page.emulateMedia({ colorScheme });
      expect(
        (
          await new AxeBuilder({ page: releaseConsole.page }).setLegacyMode(true).analyze()
        ).violations.map(({ id, nodes }) => [view, colorScheme, id, nodes[0]?.html]),
        `${view} in ${colorScheme}`,
      ).toEqual([]);
    }
  }
  await releaseConsole.page.getByRole('button', { name: 'Sign out' }).click();
  await expect(releaseConsole.page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a squad ramps a new version with its health in sight, halts it, makes another live and rolls it back; the trail tells who and why', async ({
  releaseConsole,
  site,
}) => {
  const version = await newHall(site);
  await releaseConsole.enter('Lin');
  const part = releaseConsole.part('promotions');
  const before =
    (await releaseConsole.page.getByTestId('console-stable-promotions').textContent()) ?? '';
  await releaseConsole.rampFor('promotions', {
    'Cohorts that get it whatever the share': 'staff, vpi',
  });
  await expect(releaseConsole.page.getByRole('alert')).toContainText('there is no cohort "vpi"');
  await releaseConsole.page.getByRole('button', { name: 'Cancel' }).click();
  await releaseConsole.rampFor('promotions', {
    'Cohorts that get it whatever the share': 'staff, share:5',
    'Members who get it, a code on each line': 'M100001\nM100002',
    'Cohorts that do not get it': 'vip',
  });
  const [planned = ''] = await releaseConsole.confirm('new hall');
  expect(planned).toMatch(
    /^promotions: no ramp -> .* for 1 % and staff, share:5, named#\d+, named#\d+ without vip$/,
  );
  expect(await site.release('explain', 'promotions', '--unit', 'u', '--member', 'M100002')).toMatch(
    /let in as named#\d+/,
  );
  const ramp = releaseConsole.page.getByTestId('console-ramp-promotions');
  await expect(ramp).toContainText('1 % of the devices');
  await expect(ramp, 'where it comes from').toContainText('published by');
  await ramp.getByRole('button', { name: 'On to 5 %' }).click();
  await expect(releaseConsole.page.getByRole('alert')).toContainText(
    'promotions stays at 1 %: only 0 of 200 loads seen',
  );
  await releaseConsole.page.getByRole('button', { name: 'Cancel' }).click();
  await ramp.getByRole('button', { name: 'On without waiting' }).click();
  await releaseConsole.confirm('quiet hour');
  await expect(ramp).toContainText('5 % of the devices');

  // Members' pages tell of failures; the watcher of the console takes the share back by itself.
  const reported = `promotions@${version} halted: 100.0 % of`;
  const record = {
    generation: 3,
    remote: 'promotions',
    version,
    phase: 'evaluate',
    fault: 'threw',
    httpStatus: 0,
    ms: 10,
    attempt: 0,
    recovered: false,
    page: '/',
    appVersion: 'x',
    osType: 'Android',
  };
  // One phone is heard twice at most: it takes many of them.
  let phones = 0;
  const fail = async (more: number): Promise<void> => {
    for (const end = phones + more; phones < end; phones += 1) {
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.100.${phones}`,
      };
      await fetch(`${site.origin}/log/releases`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ records: Array.from({ length: 20 }, () => record) }),
      });
    }
  };
  await fail(110);
  await expect(ramp).toContainText('halted');
  await expect(releaseConsole.page.getByTestId('console-watcher')).toContainText(reported);

  // Beside "Begin again" stands the way to another stored version.
  await expect(ramp.getByRole('button', { name: 'Begin again' })).toBeVisible();
  await part.getByLabel('Stored version').selectOption(version);
  await part.getByRole('button', { name: 'All at once' }).click();
  await expect(releaseConsole.page.getByTestId('console-difference')).toContainText(version);
  await releaseConsole.page.getByRole('button', { name: 'Cancel' }).click();

  // A ramp that begins again is judged by what comes after: the old failures do not halt it, new ones do.
  await site.release(
    'canary',
    'promotions',
    '--version',
    version,
    '--percent',
    '5',
    '--min-loads',
    '50',
    '--edge',
    site.origin,
    '--why',
    'few pages in this test',
  );
  await expect(ramp).toContainText('5 % of the devices');
  expect(await site.release('watch', '--once', '--edge', site.origin)).not.toContain('halted');
  await expect(ramp).not.toContainText('halted');
  await fail(25);
  await expect(ramp).toContainText('halted');
  await expect(releaseConsole.page.getByTestId('console-watcher')).toContainText(
    `${reported} 50 loads`,
  );

  await site.release('promote', 'promotions', '--version', version, '--why', 'test');
  await expect(releaseConsole.page.getByTestId('console-stable-promotions')).toHaveText(version);
  await part.getByRole('button', { name: 'Roll back' }).click();
  await releaseConsole.confirm('wrong words');
  await expect(releaseConsole.page.getByTestId('console-stable-promotions')).toHaveText(before);
  await releaseConsole.view('Audit trail');
  const trail = releaseConsole.page.getByTestId('console-trail');
  await expect(trail.getByRole('listitem').first()).toContainText('Lin: wrong words');
  await expect(trail).toContainText('watcher');
  await trail.getByRole('button', { name: 'Back to this generation' }).last().click();
  expect((await releaseConsole.confirm('start over')).join('\n')).not.toContain('host');
});

test('marketing plans a season, sees what overlaps, looks at it on another day with a link, and switches it off at once', async ({
  releaseConsole,
  site,
  browser,
}) => {
  await releaseConsole.enter('Mei');
  await releaseConsole.view('Season calendar');
  await releaseConsole.plan('season_euro2024', day(10), day(3));
  await expect(releaseConsole.page.getByRole('alert')).toContainText('before it begins');
  await releaseConsole.page.getByRole('button', { name: 'Cancel' }).click();
  await releaseConsole.plan('season_euro2024', day(3), day(10), { priority: 5 });
  expect((await releaseConsole.confirm('summer again')).join('\n')).toContain(
    'season_euro2024: window euro2024',
  );
  await expect(
    releaseConsole.page.getByTestId('console-warning').filter({ hasText: 'euro2024' }).first(),
  ).toContainText('euro2024 is shown, its priority is higher');
  await expect(releaseConsole.page.getByTestId('console-window-euro2024-euro2024')).toContainText(
    'to come',
  );

  await releaseConsole.view('Preview');
  const form = releaseConsole.page.getByTestId('console-preview');
  await form.getByLabel('Show').selectOption('season_euro2024');
  await form.getByLabel('As of (Beijing time, empty: now)').fill(day(5));
  await form.getByRole('button', { name: 'Make the link' }).click();
  const link = releaseConsole.page.getByTestId('console-link');
  await expect(link.locator('svg')).toBeVisible();
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto((await link.getByRole('link').getAttribute('href')) ?? '');
  await expect(phone.getByTestId('preview-banner')).toBeVisible();
  await expect(phone.getByTestId('event-page')).toHaveAttribute('data-phase', 'running');
  await phone.close();

  await releaseConsole.view('Season calendar');
  await releaseConsole.page
    .getByTestId('console-window-euro2024-euro2024')
    .getByRole('button', { name: 'End at once' })
    .click();
  await releaseConsole.page
    .getByLabel('What is wrong')
    .selectOption({ label: 'it may not go on, by law' });
  await releaseConsole.confirm('rights withdrawn');
  await expect(releaseConsole.page.getByTestId('console-window-euro2024-euro2024')).toContainText(
    'off',
  );
  expect(await site.release('season', 'calendar')).toMatch(/off +euro2024/);
});
