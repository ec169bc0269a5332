/**
 * The largest picture of a first screen, shown in the banner's place of the skeleton before any
 * code: the first of the read that the route or slot names, out of the answers that come along.
 */
import { earlyRequest, type EarlyAnswers, type EarlyRead } from '@site/contracts/early-read';
import type { HeroParts } from '@site/contracts/releases/document/render';
import { ALL_ROWS } from '@site/contracts/rows';
import { Media } from '@site/domain/constants';
import { inBannerOrder } from '@site/domain/media/banner-order';
import { pictureAddress } from '@site/domain/media/picture-format';

/** Only what can end no CSS and no HTML: pictures of the content host by plain names. */
const PLAIN = /^\/cms\/(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+(?:\.[A-Za-z0-9]+)+$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isPlaced = (value: unknown): value is Record<string, unknown> & { readonly sort: number } =>
  isRecord(value) && typeof value.sort === 'number';

/** The picture of the item that the page shows first. */
function firstPicture(answer: unknown): string | null {
  const items = isRecord(answer) && Array.isArray(answer.result) ? answer.result : [];
  const url = inBannerOrder(items.filter(isPlaced))[0]?.imageUrl;
  return typeof url === 'string' && PLAIN.test(url) ? url : null;
}

/** The hero of a page; null where none is named, known or plain. */
export function heroOf(hero: EarlyRead | null, answers: EarlyAnswers): HeroParts | null {
  const request = hero === null ? null : earlyRequest(hero, ALL_ROWS);
  const url = request === null ? null : firstPicture(answers[request.url]);
  if (url === null) return null;
  const [best] = Media.formats;
  // The page asks for the smallest form that the browser draws; the same choice, by the browser itself.
  const forms = Media.formats.map((format) => [format, pictureAddress(url, [format])] as const);
  const isRaster = forms.some(([, address]) => address !== url);
  const set = [
    ...forms.map(([format, at]) => `url("${at}") type("image/${format.toLowerCase()}")`),
    `url("${url}")`,
  ];
  const image = isRaster ? `image-set(${set.join(',')})` : `url("${url}")`;
  const early = isRaster
    ? ` type="image/${best.toLowerCase()}" href="${pictureAddress(url, [best])}"`
    : ` href="${url}"`;
  return {
    link: `<link rel="preload" as="image" fetchpriority="high"${early}>`,
    css: `.sk-banner,.site-hero.site-hero{background:${image} 50%/cover;animation:none}`,
  };
}
