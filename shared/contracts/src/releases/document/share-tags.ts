/** What chats read of a document: Open Graph, and the one word of it that others want besides. */
import { escapeHtml } from './body';

/**
 * A season's own picture of its link, in its release: its title, slogan, colours and drawing, made
 * ahead.
 */
export const SHARE_PICTURE = 'share.jpg';

/** What a chat shows of a link. */
export interface ShareCard {
  readonly siteName: string;
  readonly title: string;
  readonly description: string;
  /**
   * Whole address that chats take for the link itself; null for the link as it was sent, with the
   * picks or the referrer in its query.
   */
  readonly address: string | null;
  /** Whole address of a PNG or JPEG: chats draw nothing else. */
  readonly picture: string;
  /** Of the picture in pixels; null for one that somebody else made. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** Nearly twice as wide as high; else it is a sign beside the words. */
  readonly isWide: boolean;
}

const tag = (name: 'name' | 'property', key: string, value: string): string =>
  `<meta ${name}="${key}" content="${escapeHtml(value)}">`;

/** The tags of a card; whatever its words are, they stay words. */
export const shareTags = (card: ShareCard): string =>
  [
    tag('name', 'description', card.description),
    tag('property', 'og:type', 'website'),
    tag('property', 'og:locale', 'zh_CN'),
    tag('property', 'og:site_name', card.siteName),
    tag('property', 'og:title', card.title),
    tag('property', 'og:description', card.description),
    card.address === null ? '' : tag('property', 'og:url', card.address),
    tag('property', 'og:image', card.picture),
    ...(card.size === null
      ? []
      : [
          tag('property', 'og:image:width', String(card.size.width)),
          tag('property', 'og:image:height', String(card.size.height)),
        ]),
    tag('property', 'og:image:alt', `${card.title}，${card.description}`),
    tag('name', 'twitter:card', card.isWide ? 'summary_large_image' : 'summary'),
  ].join('');
