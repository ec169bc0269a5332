/** A link to a match: its page, its picture, and what is known of it. */
import crypto from 'node:crypto';
import type { EarlyAnswers, EarlyRead } from '@site/contracts/early-read';
import { EVENT_ID, getMatchCard } from '@site/contracts/match-card';
import { parseWith } from '@site/contracts/parse';
import { Routing } from '@site/domain/constants';
import { formatDateTime } from '@site/domain/formatting/date';
import { vendorOfPath } from '@site/domain/vendors/board-address';
import { asOddsVendor, VENDORS, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { MatchWords } from '../cards/match-drawing';
import { resultOf, wordsOf } from './card-words';

/** Where pictures of matches are, below the site's base; no page of a part begins so. */
export const MATCH_PICTURES = '/_card/match/';
/** Signs of a name on a picture, more than fit. */
const MOST = 80;

/** A match by its vendor. */
export interface MatchId {
  readonly vendor: OddsVendorId;
  readonly eventId: string;
}

const matchFrom = (vendor: OddsVendorId | null, eventId: string): MatchId | null =>
  vendor !== null && EVENT_ID.test(eventId) ? { vendor, eventId } : null;

/** The match whose page an address is, without base path; null for others, and for demo boards. */
export const matchOf = (path: string): MatchId | null =>
  matchFrom(vendorOfPath(path), /^\/sbtwo\/[^/]+\/event\/([^/]+)\/?$/i.exec(path)?.[1] ?? '');

/** The match whose picture an address is, without base path; null for others. */
export function matchOfPicture(path: string): MatchId | null {
  const [segment = '', eventId = '', ...rest] = path.startsWith(MATCH_PICTURES)
    ? path
        .slice(MATCH_PICTURES.length)
        .replace(/\.png$/, '')
        .split('/')
    : [];
  return path.endsWith('.png') && rest.length === 0
    ? matchFrom(asOddsVendor(segment), eventId)
    : null;
}

/**
 * The address of a match's picture, with the base path. Chats keep pictures by their addresses: one
 * that says something else has another.
 */
export function pictureAddress({ vendor, eventId }: MatchId, words: MatchWords): string {
  const mark = crypto.createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 8);
  return `${Routing.basePath}${MATCH_PICTURES}${VENDORS[vendor].segment}/${eventId}.png?v=${mark}`;
}

/** What has to be asked of a match. */
export const matchRead = (match: MatchId): EarlyRead => ({
  row: getMatchCard.id,
  query: { ...match },
});

/** What is said of a match; null while it is not known, and for one that nobody offers. */
export function matchWords(
  match: MatchId,
  answers: EarlyAnswers,
  siteName: string,
): MatchWords | null {
  const known = parseWith(getMatchCard.result, resultOf(matchRead(match), answers));
  if (!known.ok) return null;
  const { homeName, awayName, leagueName, kickOff } = known.value;
  const sides = [homeName, awayName].map((name) => wordsOf(name, MOST));
  return {
    siteName,
    league: wordsOf(leagueName, MOST),
    sides: sides.filter((name) => name !== ''),
    time: `${formatDateTime(Date.parse(kickOff))} 开赛（北京时间）`,
  };
}
