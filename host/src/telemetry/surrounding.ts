/**
 * What every record says about where it was made: the page's path without query, the host's
 * version, the device's system.
 */
import { Routing } from '@site/domain/constants';
import { normalisePath } from '@site/domain/session/route-decision';
import { osTypeOf } from '@site/domain/telemetry/recording';
import { scrubPath } from '@site/domain/telemetry/scrub';

/** Fields that all records share. */
export interface Surrounding {
  readonly page: string;
  readonly appVersion: string;
  readonly osType: string;
}

/** Reads it now. The navigation entry is never read: it may still hold a login link (safety B1). */
export const surroundingOf = (window: Window, appVersion: string) => (): Surrounding => ({
  page: scrubPath(normalisePath(window.location.pathname, Routing.basePath)),
  appVersion,
  osType: osTypeOf(window.navigator.userAgent),
});
