/**
 * Marketing's way by commands: hold back, plan under embargo, look ahead, open at the hour, end at
 * once.
 */
import { changedRemote } from '../fixtures/changed-remote';
import { expect, test } from '../fixtures/test';
import { inBeijing, midnightAfter } from '../page-models/beijing-time';
import { lookNow, registryOf } from '../page-models/releases';

const NAME = 'season_laborday2024';
/** The plan is a fortnight ahead: within the days that a signature is good for, whenever this runs. */
const FROM = midnightAfter(Date.now(), 14);
const at = (hours: number): string => inBeijing(FROM + hours * 3_600_000);
const [from, until, reveal] = [at(0), at(120), at(-4)];

test('a season is held back, planned, looked at before anybody else, opened by the watcher at its hour, and ended with one command', async ({
  page,
  site,
  browser,
}) => {
  const season = (...words: readonly string[]): Promise<string> =>
    site.release('season', ...words, '--why', 'test', '--edge', site.origin);
  // From a checkout whose sources are committed: what is planned for members has to be.
  const held = await season(
    'publish',
    'laborday2024',
    '--source',
    changedRemote('remote-events', []),
  );
  const version = /held back: season_laborday2024@([^;]+);/.exec(held)?.[1] ?? held;
  await expect(
    season('schedule', 'laborday2024', '--from', from.replace('+08:00', ''), '--until', until),
  ).rejects.toThrow(`write ${from} for Beijing time`);
  await expect(season('schedule', 'nobody', '--from', from, '--until', until)).rejects.toThrow(
    'was never published',
  );
  await expect(season('explode')).rejects.toThrow('there is no season command "explode"');
  const plan = [
    'schedule',
    'laborday2024',
    '--version',
    version,
    '--id',
    'again',
    '--from',
    from,
    '--until',
    until,
    '--reveal',
    reveal,
    '--priority',
    '9',
  ];
  expect(await season(...plan, '--dry-run')).toContain('window again planned');
  expect(await season(...plan)).toContain(
    `kept under embargo: nothing public names it before ${reveal}`,
  );
  expect(await season('calendar')).toMatch(/ laborday2024 \(again\)\s+priority 9\s+under embargo/);
  expect(JSON.stringify(await registryOf(site.origin))).not.toContain('again');

  // Who has the link sees it on the second day; everybody else sees what is live.
  const said = await season('preview', 'laborday2024', '--at', at(36), '--hours', '2');
  const link = /http\S+preview=\S+/.exec(said)?.[0] ?? '';
  const guest = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await guest.goto(link);
  await expect(guest.getByTestId('preview-banner')).toBeVisible();
  await expect(guest.getByTestId('event-page')).toHaveAttribute('data-phase', 'running');
  await guest.close();
  await page.goto(`${site.url}/event_LaborDay2024`);
  await expect(page.getByTestId('event-page')).toHaveAttribute('data-phase', 'ended');

  await site.control('POST', '/clock', { set: inBeijing(FROM + 5_000) });
  await expect
    .poll(() => site.release('watch', '--once', '--edge', site.origin))
    .toContain(`${NAME}: window again revealed`);
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('season-entry')).toHaveAttribute('data-season', 'laborday2024');
  await page.getByTestId('season-entry').click();
  await expect(page.getByTestId('event-page')).toHaveAttribute('data-phase', 'running');

  const end = ['kill', 'laborday2024', '--id', 'again'];
  await expect(season(...end)).rejects.toThrow('--reason code|text|prize|law');
  expect(await season(...end, '--reason', 'code')).toContain(
    'off: open pages learn it at their next look',
  );
  // The page that is open learns it as well.
  await lookNow(page);
  await expect(page.getByText('活动已结束')).toBeVisible();
  await expect(page.getByTestId('event-page')).toHaveAttribute('data-phase', 'ended');
  await expect(page.getByRole('region', { name: '活动规则' })).toBeVisible();
  expect(await season('unschedule', 'laborday2024', '--id', 'again')).toContain('is out');
  expect(await site.release('audit')).toContain('window again taken out');
});
