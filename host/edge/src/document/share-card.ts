/**
 * What a chat shows of a link to a public page: names and a picture in the document's head, because
 * chats run no scripts. A page of a member says what the site says of itself, whoever asks.
 */
import type { EarlyAnswers, EarlyRead } from '@site/contracts/early-read';
import { parseWith } from '@site/contracts/parse';
import { getPromotions } from '@site/contracts/promotion';
import type { Page } from '@site/contracts/releases/document/page';
import { CARD_SIZE } from '@site/contracts/releases/document/card-look';
import { SHARE_PICTURE, type ShareCard } from '@site/contracts/releases/document/share-tags';
import type { Registry } from '@site/contracts/releases/registry';
import type { Release } from '@site/contracts/releases/release';
import { readSurfaceSeason } from '@site/contracts/remote-surface';
import { Routing } from '@site/domain/constants';
import { areTextsHidden } from '@site/domain/releases/kill-reasons';
import { fileUrl } from '@site/domain/releases/paths';
import { seasonSchedule } from '@site/domain/releases/seasons';
import { matchOf, matchRead, matchWords, pictureAddress } from './match-link';
import { resultOf, wordsOf } from './card-words';

const WORDS = {
  site: '体育赛事与娱乐场，赔率实时更新',
  promotion: '活动详情与参与条件，以页面说明为准',
} as const;

/** Pictures of the host that stand for a kind of page; those of seasons travel with the season. */
const PICTURES = { site: 'share-site.jpg', match: 'share-match.jpg', promotion: 'share-offer.jpg' };
/** Hosts of before have this one. */
const ICON = 'icon-512.png';
const ICON_SIZE = { width: 512, height: 512 } as const;
/** Only what chats can draw, of the content host, by a plain name. */
const CMS_PICTURE = /^\/cms\/(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_.-]+\.(?:png|jpe?g)$/i;
/** Signs of a name or a line; a chat shows no more. */
const MOST = { title: 80, description: 160 } as const;

/** The promotion whose page an address is; null for others. */
const promotionOf = (path: string): string | null =>
  /^\/promotions\/detail\/([A-Za-z0-9_-]{1,64})\/?$/i.exec(path)?.[1] ?? null;

/** What has to be known to name a page; nothing for most. */
export function cardReads(path: string): readonly EarlyRead[] {
  if (promotionOf(path) !== null) return [{ row: getPromotions.id }];
  const match = matchOf(path);
  return match === null ? [] : [matchRead(match)];
}

/** What a card is made from. */
export interface CardSources {
  readonly registry: Registry;
  readonly host: Release;
  /** The release that shows the page; null for pages of the host. */
  readonly own: Release | null;
  readonly siteName: string;
  /** Whether a match may have a picture of its own here. */
  readonly drawsMatches: boolean;
  /** Origin that the page was asked at. */
  readonly origin: string;
  /** Server time in epoch ms. */
  readonly now: number;
}

/** `picture` null: that of its kind. */
type Said = Pick<ShareCard, 'title' | 'description'> & { readonly picture: string | null };

function matchSaid(path: string, answers: EarlyAnswers, sources: CardSources): Said | null {
  const match = matchOf(path);
  const words = match === null ? null : matchWords(match, answers, sources.siteName);
  if (match === null || words === null) return null;
  return {
    title: words.sides.join(' vs '),
    description: `${words.league} · ${words.time}`,
    picture: sources.drawsMatches ? pictureAddress(match, words) : null,
  };
}

function promotionSaid(path: string, answers: EarlyAnswers): Said | null {
  const id = promotionOf(path);
  const list =
    id === null
      ? null
      : parseWith(getPromotions.result, resultOf({ row: getPromotions.id }, answers));
  const found = list?.ok
    ? list.value.find(({ promoId, visibility }) => promoId === id && visibility === 'public')
    : undefined;
  if (found === undefined) return null;
  const picture = CMS_PICTURE.test(found.promoImage) ? found.promoImage : null;
  return { title: found.promoTitle, description: WORDS.promotion, picture };
}

function seasonSaid({ registry, own, now }: CardSources): Said | null {
  const season =
    own === null
      ? null
      : readSurfaceSeason(registry.versions[`${own.name}@${own.version}`]?.surface);
  if (own === null || season === null) return null;
  const { title, slogan } = season.poster;
  const line = registry.remotes[own.name];
  // Its picture shows the slogan, too.
  if (areTextsHidden(line?.kill, seasonSchedule(line ?? {}, now)))
    return { title, description: WORDS.site, picture: null };
  const has = own.files[SHARE_PICTURE] !== undefined;
  return {
    title,
    description: slogan,
    picture: has ? fileUrl(own.name, own.version, SHARE_PICTURE) : null,
  };
}

/** The picture of the host for a kind of page. */
export const hostPicture = (host: Release, kind: keyof typeof PICTURES): string =>
  `${Routing.basePath}/${host.files[`public/${PICTURES[kind]}`] === undefined ? ICON : PICTURES[kind]}`;

/**
 * The card of a page.
 *
 * @param path without base path and query.
 * @param answers to {@link cardReads}; what is missing there is named as a kind.
 */
export function cardOf(
  path: string,
  page: Pick<Page, 'own' | 'title'>,
  answers: EarlyAnswers,
  sources: CardSources,
): ShareCard {
  const { host, origin, siteName } = sources;
  const isOfMember = page.own?.access === 'member';
  const said = isOfMember
    ? null
    : (promotionSaid(path, answers) ?? matchSaid(path, answers, sources) ?? seasonSaid(sources));
  const kind = promotionOf(path) !== null ? 'promotion' : matchOf(path) !== null ? 'match' : 'site';
  const title = wordsOf(said?.title ?? (isOfMember ? '' : page.title), MOST.title);
  const picture = said?.picture ?? hostPicture(host, isOfMember ? 'site' : kind);
  return {
    siteName,
    title: title === '' ? siteName : title,
    description: wordsOf(said?.description ?? WORDS.site, MOST.description),
    address: isOfMember ? `${origin}${Routing.basePath}/` : null,
    picture: `${origin}${picture}`,
    size: picture.endsWith(ICON) ? ICON_SIZE : CMS_PICTURE.test(picture) ? null : CARD_SIZE,
    isWide: !picture.endsWith(ICON),
  };
}
