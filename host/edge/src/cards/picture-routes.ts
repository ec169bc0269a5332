import type { FastifyInstance } from 'fastify';
import type { Release } from '@site/contracts/releases/release';
import type { Shell } from '@site/contracts/releases/shell';
import { Routing } from '@site/domain/constants';
import { BASE_HEADERS } from '@site/domain/serving/security-headers';
import type { EarlySource } from '../document/early-answers';
import {
  MATCH_PICTURES,
  matchOfPicture,
  matchRead,
  matchWords,
  pictureAddress,
} from '../document/match-link';
import { hostPicture } from '../document/share-card';
import { notFound } from '../headers/not-found';
import { rawPath } from '../releases/release-routes';
import type { MatchPictures } from './match-pictures';

/**
 * A day, at the address that carries the mark of what is written: what says something else has
 * another.
 */
const KEPT = 'public, max-age=86400';

/** What pictures are served with. */
export interface PictureSite {
  readonly pictures: MatchPictures;
  /** Answers about ids out of addresses. */
  readonly named: EarlySource;
  /** What is live; null for nothing. */
  readonly live: () => { readonly host: Release; readonly shell: Shell } | null;
}

/**
 * Serves the pictures of links to matches (ADR 111). What nobody offers, what is not known at once
 * and what cannot be drawn has the host's own picture, by another address that chats follow to.
 */
export function mountPictureRoutes(
  app: FastifyInstance,
  { pictures, named, live }: PictureSite,
): void {
  app.get(`${Routing.basePath}${MATCH_PICTURES}*`, async (request, reply) => {
    const match = matchOfPicture(rawPath(request).slice(Routing.basePath.length));
    const site = live();
    if (match === null || site === null) return notFound(reply);
    const words = matchWords(match, await named.answersTo([matchRead(match)]), site.shell.siteName);
    const picture = words === null ? null : await pictures.of(words);
    if (words === null || picture === null)
      return reply
        .headers({ ...BASE_HEADERS, 'cache-control': 'no-store' })
        .redirect(hostPicture(site.host, 'match'), 302);
    // Two edges may know of a change one after the other: what is old is kept by nobody as the new.
    const isMarked = request.raw.url === pictureAddress(match, words);
    return reply
      .headers({ ...BASE_HEADERS, 'cache-control': isMarked ? KEPT : 'no-store' })
      .type('image/png')
      .send(picture);
  });
}
