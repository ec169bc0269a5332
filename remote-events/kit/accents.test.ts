import fs from 'node:fs';
import path from 'node:path';
import { parseWith } from '@site/contracts/parse';
import { seasonData } from '@site/contracts/season-data';
import type { SurfaceSeason } from '@site/contracts/remote-surface';
import { criticalCss } from '@site/ui/critical-css';
import { contrast } from '@site/domain/seasons/look';

const EVENTS = path.join(__dirname, '..', 'events');

interface Declared {
  readonly routes: readonly { readonly path: string }[];
  readonly season: SurfaceSeason;
}

/** What a season declares; its shape is checked by the suite of each. */
const declared = (slug: string): Declared =>
  JSON.parse(fs.readFileSync(path.join(EVENTS, slug, 'remote.json'), 'utf8')) as Declared;
const seasons = fs.readdirSync(EVENTS).map((slug) => [slug, declared(slug).season] as const);

/** A token of a theme, read from the style sheet that the site really has. */
function token(theme: 'dark' | 'light', name: string): string {
  const block =
    theme === 'dark'
      ? criticalCss.slice(0, criticalCss.indexOf('data-theme=light'))
      : criticalCss.slice(criticalCss.indexOf('data-theme=light'));
  return new RegExp(`--${name}:(#[0-9a-f]{6})`).exec(block)?.[1] ?? '';
}

test.each(seasons)(
  '%s declares a season of its own name, and accents that are seen on the bar',
  (slug, season) => {
    expect(season.slug).toBe(slug);
    const { accents, poster } = season;
    for (const theme of ['dark', 'light'] as const) {
      const bar = token(theme, 'chrome-bg');
      expect(contrast(accents.dark.brand, bar)).toBeGreaterThanOrEqual(3);
      expect(contrast(accents[theme].gold, bar)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(poster.ink, poster.ground)).toBeGreaterThanOrEqual(4.5);
    expect(fs.existsSync(path.join(EVENTS, slug, poster.image))).toBe(true);
  },
);

test.each(fs.readdirSync(EVENTS))('%s has data as the console edits it', (slug) => {
  const written: unknown = JSON.parse(
    fs.readFileSync(path.join(EVENTS, slug, 'data.json'), 'utf8'),
  );
  const read = parseWith(seasonData, written);
  expect(read).toEqual({ ok: true, value: written });
});

test('[R2.1-2] the ten seasons of the law and /newyear have their addresses, each one owner', () => {
  const paths = fs
    .readdirSync(EVENTS)
    .flatMap((slug) => declared(slug).routes.map((route) => route.path));
  expect(paths).toHaveLength(new Set(paths).size);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/euro2024',
      '/event_15Anni',
      '/event_CNY2023',
      '/event_CNY2024',
      '/event_LaborDay2023',
      '/event_LaborDay2024',
      '/event_MidAutumn2022',
      '/event_WC2022',
      '/event_midautumn2023',
      '/event_nationalday2022',
      '/newyear',
    ]),
  );
});
