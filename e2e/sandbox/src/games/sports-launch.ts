/**
 * Launching a sports or esports provider: no frame, the provider's own page of the site, on an
 * event when one is named.
 */
import { Routing } from '@site/domain/constants';
import { boardPath } from '@site/domain/vendors/board-address';
import { VENDOR_OF_PROVIDER } from '@site/domain/vendors/provider-boards';
import type { Context } from '../core/context';
import { ApiError } from '../http/api-error';
import type { Member } from '../members/store';
import { maintenanceOf, whitelistAnswer } from './gates';

/** Page of each provider. */
const PAGES: ReadonlyMap<string, string> = new Map(
  Object.entries(VENDOR_OF_PROVIDER).map(([code, vendor]) => [code, boardPath(vendor)]),
);
/** Demo variant of a page. */
const demo = (page: string): string => `${page}-demo`;
const SESSION_SECONDS = 1_800;

/** What of the payload matters here. */
export interface SportsLaunch {
  readonly providerCode: string;
  readonly isDemo: boolean;
  readonly vendorQuery?:
    | { readonly sportId?: string | number | undefined; readonly eventId?: string | undefined }
    | undefined;
  readonly sportid?: string | number | undefined;
  readonly eventId?: string | undefined;
}

/**
 * The answer for a sports provider, or null for every other one.
 *
 * @throws ApiError maintenance, not invited, self-excluded.
 */
export function sportsLaunch(
  context: Context,
  member: Member,
  body: SportsLaunch,
  origin: string,
): { gameLobbyUrl: string; isIframe: boolean; expiresIn: number } | null {
  const page = PAGES.get(body.providerCode);
  if (page === undefined) return null;
  if (maintenanceOf(context, body.providerCode) !== null)
    throw new ApiError(409, 'GAM00503', '体育平台维护中，请稍候再试');
  if (whitelistAnswer(context, member, body.providerCode) !== true)
    throw new ApiError(403, 'GAM00406', '该平台仅对受邀会员开放');
  if (member.exclusion.DisableBetting && !body.isDemo)
    throw new ApiError(403, 'GAM00403', '您已启用自我限制，暂时无法投注');
  const query = new URLSearchParams();
  const wanted = {
    sid: body.vendorQuery?.sportId ?? body.sportid ?? '',
    eid: body.vendorQuery?.eventId ?? body.eventId ?? '',
  };
  for (const [name, value] of Object.entries(wanted))
    if (value !== '') query.set(name, String(value));
  return {
    gameLobbyUrl: `${origin}${Routing.basePath}${body.isDemo ? demo(page) : page}${query.size === 0 ? '' : `?${query.toString()}`}`,
    isIframe: false,
    expiresIn: SESSION_SECONDS,
  };
}
