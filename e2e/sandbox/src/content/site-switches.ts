/**
 * Switches of the site config: live games only (§5), the mini-URL flag (§2.3), the app-download bar
 * (§2.5).
 */
import type { Context } from '../core/context';

export interface SiteSwitches {
  readonly liveGameOnly: boolean;
  readonly miniUrl: boolean;
  readonly appDownload: boolean;
}

const DEFAULTS: SiteSwitches = { liveGameOnly: false, miniUrl: false, appDownload: true };

/** As they stand. */
export function siteSwitches(context: Context): SiteSwitches {
  const row = context.db.one<{ value: string }>(
    "SELECT value FROM settings WHERE member_code = '' AND name = 'siteConfig'",
  );
  return row === null ? DEFAULTS : (JSON.parse(row.value) as SiteSwitches);
}

export function saveSiteSwitches(context: Context, switches: SiteSwitches): void {
  context.db.run(
    "INSERT INTO settings (member_code, name, value) VALUES ('', 'siteConfig', ?) ON CONFLICT (member_code, name) DO UPDATE SET value = excluded.value",
    JSON.stringify(switches),
  );
}
