/**
 * What the document says of seasons before any script: the poster of a season's page, and the
 * colours of the season that runs.
 */
import type { Registry } from '@site/contracts/releases/registry';
import { readSurfaceSeason, type SurfaceSeason } from '@site/contracts/remote-surface';
import { Routing } from '@site/domain/constants';
import { formatDateTime } from '@site/domain/formatting/date';
import { accentRules } from '@site/domain/releases/accents';
import { areTextsHidden } from '@site/domain/releases/kill-reasons';
import { fileUrl } from '@site/domain/releases/paths';
import { liveSeason, seasonSchedule, type SeasonSchedule } from '@site/domain/releases/seasons';
import { escapeHtml } from '@site/contracts/releases/document/body';
import type { Page } from '@site/contracts/releases/document/page';
import type { PosterParts } from '@site/contracts/releases/document/render';
import { seasonLines, versionNow } from './surfaces';

const WORDS = {
  promotions: '查看优惠',
  home: '返回首页',
  period: (from: string, until: string) => `活动时间 ${from} 至 ${until}（北京时间）`,
} as const;

const seasonOf = (registry: Registry, name: string, version: string): SurfaceSeason | null =>
  readSurfaceSeason(registry.versions[`${name}@${version}`]?.surface);

function periodOf(plan: SeasonSchedule | null): string {
  return plan === null
    ? ''
    : `<p class="num">${WORDS.period(formatDateTime(plan.from), formatDateTime(plan.until - 1_000))}</p>`;
}

/**
 * The poster of a page's season, as the host draws it while the code is on its way; null for other
 * pages.
 */
export function posterOf(
  registry: Registry,
  { face }: Pick<Page, 'face'>,
  now: number,
): PosterParts | null {
  const season = face === null ? null : seasonOf(registry, face.name, face.version);
  if (face === null || season === null) return null;
  const { title, slogan, lines, image, ground, ink } = season.poster;
  const line = registry.remotes[face.name];
  const plan = seasonSchedule(line ?? {}, now);
  const words = areTextsHidden(line?.kill, plan)
    ? '</header>'
    : `<p>${escapeHtml(slogan)}</p></header><ul>${lines.map((each) => `<li>${escapeHtml(each)}</li>`).join('')}</ul>`;
  const html =
    `<article class="season-poster" aria-busy="true"><img src="${fileUrl(face.name, face.version, image) ?? ''}" alt="" width="375" height="440" fetchpriority="high">` +
    `<header><h2>${escapeHtml(title)}</h2>${words}${periodOf(plan)}` +
    `<nav><a href="${Routing.basePath}/Promotions">${WORDS.promotions}</a><a href="${Routing.basePath}/">${WORDS.home}</a></nav></article>`;
  return { html, css: `.season-poster{--ground:${ground};--ink:${ink}}` };
}

/** Style of the season that runs now, by the version that its window shows; empty when none runs. */
export function accentCssOf(registry: Registry, now: number): string {
  const live = liveSeason(seasonLines(registry), now);
  const season =
    live === null
      ? null
      : seasonOf(registry, live.name, versionNow(registry, live.name, now).version);
  return season === null ? '' : accentRules(season.accents).join('');
}
