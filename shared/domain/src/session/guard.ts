/**
 * The guard of every address (§2.2, §2.3): where it leads, or why it leads nowhere, decided from
 * plain facts before anything of a page loads. Rules stand in a table, in the order in which they
 * are asked.
 */
import { boardPage, vendorOfPath, type BoardPage } from '../vendors/board-address';
import { queryValue } from './query';
import { isDemoRoute } from './demo-routes';
import type { FromMarker } from './from-marker';
import { withAffiliate } from './affiliate';
import { RETURN_KEY, loginAddress, type RouteAccess } from './route-decision';

/** An answer that may still be on its way. */
export type Known = 'yes' | 'no' | 'unknown';

/** What the guard knows of the site and of who is looking. */
export interface GuardFacts {
  readonly signedIn: boolean;
  /** Environment of the signed registry (safety B16). */
  readonly environment: 'live' | 'staging';
  /** Code of the partner who sent the visitor; goes along to the login (R6-5). */
  readonly affiliate: string | null;
  /** Sport page of a bare `/sbtwo`: the recorded one, else the default vendor's. */
  readonly sportsPage: string;
  /** Where withdrawals are made; a part of the site declares it. */
  readonly withdrawalPath: string;
  /** A mini-game address is open (§2.3). */
  readonly miniGames: Known;
  /** May this member deposit (§5, C-62)? */
  readonly deposit: Known;
  /** Page of what this member has to do first (§4.1), with its query; null when nothing is due. */
  readonly duty: string | null;
}

/** The address and what the site map says about it. */
export interface GuardQuestion {
  /** Path without base path and trailing slashes. */
  readonly path: string;
  /** Query with its `?`, or empty. */
  readonly search: string;
  /** Access of the matched route; null when no route matches. */
  readonly access: RouteAccess | null;
  /** Feature of the matched route, or null. */
  readonly feature: string | null;
}

/** Why nothing opens though the address is right. */
export type GuardNotice = 'missingPromotionId' | 'depositExcluded';
/** A fact that has to arrive first. */
export type GuardWait = 'miniGames' | 'deposit';

/** The guard's answer. `instead` is where somebody goes who opened the address directly. */
export type GuardAnswer =
  | { readonly kind: 'open' }
  | { readonly kind: 'forward'; readonly to: string }
  /** Refused: another address stands in for it, pushed or replaced as the member came (R2.2-1). */
  | { readonly kind: 'refuse'; readonly to: string }
  | { readonly kind: 'cancel'; readonly notice: GuardNotice; readonly instead: string }
  | { readonly kind: 'wait'; readonly on: GuardWait; readonly instead: string };

/** Address nobody declares. */
const NOT_FOUND = '/404';

const idOf = (search: string): string => queryValue(search, 'id')?.trim() ?? '';
const needsId = /^\/promotions\/(promotionbonusform|manual)$/i;

/** Old and short addresses, and where each leads with its query (§2.3, R2.2-2, R2.3-8). */
const ENTRANCES: readonly (readonly [RegExp, (facts: GuardFacts) => string])[] = [
  [/^\/sbtwo$/i, ({ sportsPage }) => `/sbtwo/${sportsPage}`],
  [/^\/mobile\/deposit$/i, () => '/DepositVerify'],
  [/^\/mobile\/withdrawal$/i, ({ withdrawalPath }) => withdrawalPath],
  [/^\/mobile\/promotions$/i, () => '/Promotions'],
];

/** Places of ours that name themselves when they send somebody to the login. */
const PLACES: readonly (readonly [RegExp, FromMarker])[] = [
  [/^\/deposit/i, 'deposit'],
  [/^\/promotions(\/|$)/i, 'promotions'],
  [/^\/sbtwo(\/|$)/i, 'sports'],
];

/**
 * The login for a refused page: query kept, page remembered, our own marker and the partner's code
 * along (R2.2-1, R2.3-1, R6-5).
 */
export function loginFor(path: string, search: string, affiliate: string | null): string {
  const marker = PLACES.find(([shape]) => shape.test(path))?.[1];
  const address = loginAddress(path, search);
  const named =
    marker === undefined || queryValue(search, 'from') !== null
      ? address
      : address.replace('?', `?from=${marker}&`);
  return withAffiliate(named, affiliate);
}

/** One rule: an answer, or null to ask the next. */
type Rule = (question: GuardQuestion, facts: GuardFacts) => GuardAnswer | null;

const RULES: readonly Rule[] = [
  ({ path, search }, facts) => {
    const leads = ENTRANCES.find(([shape]) => shape.test(path))?.[1];
    return leads === undefined ? null : { kind: 'forward', to: leads(facts) + search };
  },
  ({ path }, { environment }) =>
    environment === 'live' && isDemoRoute(path) ? { kind: 'forward', to: NOT_FOUND } : null,
  ({ access }) => (access === null ? { kind: 'forward', to: NOT_FOUND } : null),
  ({ path }, { miniGames }) => {
    if (!/^\/newyear$/i.test(path) || miniGames === 'yes') return null;
    return miniGames === 'no'
      ? { kind: 'forward', to: NOT_FOUND }
      : { kind: 'wait', on: 'miniGames', instead: NOT_FOUND };
  },
  ({ path, search }) =>
    needsId.test(path) && idOf(search) === ''
      ? { kind: 'cancel', notice: 'missingPromotionId', instead: '/Promotions' }
      : null,
  ({ path, search, access }, { signedIn, affiliate }) =>
    access === 'member' && !signedIn
      ? { kind: 'refuse', to: loginFor(path, search, affiliate) }
      : null,
  // A new password or a code that is due comes before every page of a member (R4.1-2), and the page is remembered.
  ({ path, search, access }, { duty }) =>
    access === 'member' && duty !== null && !/^\/verify$/i.test(path)
      ? { kind: 'refuse', to: `${duty}&${RETURN_KEY}=${encodeURIComponent(path + search)}` }
      : null,
  ({ feature }, { signedIn, deposit }) => {
    if (feature !== 'deposit' || !signedIn || deposit === 'yes') return null;
    return deposit === 'no'
      ? { kind: 'cancel', notice: 'depositExcluded', instead: '/Me' }
      : { kind: 'wait', on: 'deposit', instead: '/Me' };
  },
];

/** Asks every rule in order; what no rule stops opens. */
export function guard(question: GuardQuestion, facts: GuardFacts): GuardAnswer {
  for (const rule of RULES) {
    const answer = rule(question, facts);
    if (answer !== null) return answer;
  }
  return { kind: 'open' };
}

/** A sports page by its address: the page that a bare `/sbtwo` leads back to (R2.2-4). */
export function sportsPageOf(path: string): BoardPage | null {
  const vendor = vendorOfPath(path);
  return vendor === null ? null : boardPage(vendor);
}
