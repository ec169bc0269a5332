/** The launch payload of a game (§3.8, §5, R3.8-1, R5-14). */
import { toLaunchGameType, toLaunchProviderCode } from './launch';

/** What is launched. */
export interface LaunchRequest {
  readonly gameType: string;
  readonly providerCode: string;
  readonly gameId: string;
  readonly isDemo: boolean;
  /** A sports provider opens on an event. */
  readonly sport?: { readonly sportId: number; readonly eventId: string };
}

/** Where the site stands. */
export interface LaunchSite {
  readonly protocol: string;
  readonly host: string;
  readonly basePath: string;
  readonly live: boolean;
}

/** The body of POST Games/Launch. */
export interface LaunchPayload {
  readonly gameType: string;
  readonly providerCode: string;
  readonly gameId: string;
  readonly isDemo: boolean;
  readonly hostName: string;
  readonly bankingUrl: string;
  readonly logoutUrl: string;
  readonly mobileLobbyUrl: string;
  readonly sportsMenu: string;
  readonly vendorQuery?: { readonly sportId: number; readonly eventId: string };
  readonly sportid?: number;
  readonly eventId?: string;
}

/** IM's sportsbook. */
const IPSB = 'IPSB';

/**
 * Scheme of the addresses that are handed out: IM gets http where the environment is not live
 * (R5-14).
 */
export const launchScheme = (providerCode: string, site: LaunchSite): string =>
  providerCode === IPSB && !site.live ? 'http:' : site.protocol;

/** Pages that a game leads back to. */
export interface LaunchPages {
  readonly banking: string;
  readonly logout: string;
  readonly lobby: string;
  readonly sportsMenu: string;
}

/** Builds the payload; type and provider go through the maps of §5. */
export function launchPayload(
  request: LaunchRequest,
  site: LaunchSite,
  pages: LaunchPages,
): LaunchPayload {
  const providerCode = toLaunchProviderCode(request.gameType, request.providerCode);
  const origin = `${launchScheme(providerCode, site)}//${site.host}`;
  const page = (path: string): string => `${origin}${site.basePath}${path}`;
  const { sport } = request;
  return {
    gameType: toLaunchGameType(request.gameType),
    providerCode,
    gameId: request.gameId,
    isDemo: request.isDemo,
    hostName: origin,
    bankingUrl: page(pages.banking),
    logoutUrl: page(pages.logout),
    mobileLobbyUrl: page(pages.lobby),
    sportsMenu: page(pages.sportsMenu),
    ...(sport === undefined
      ? {}
      : {
          vendorQuery: { sportId: sport.sportId, eventId: sport.eventId },
          sportid: sport.sportId,
          eventId: sport.eventId,
        }),
  };
}
