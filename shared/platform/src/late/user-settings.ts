/** Reads the client's own settings from what was kept (§3.4); anything foreign is none. */
import type { UserSettings } from '@site/domain/betting/sports-settings';

const PAGE_TYPES = ['transfer', 'deposit', 'withdrawal'] as const;

/** The settings, or null when they do not fit. */
export function readUserSettings(value: unknown): UserSettings | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept = new Map<string, unknown>(Object.entries(value));
  const display = kept.get('ListDisplayType');
  const pageType = PAGE_TYPES.find((type) => type === kept.get('pageType'));
  const [isDrawerOpen, openGameStatus] = [kept.get('isDrawerOpen'), kept.get('openGameStatus')];
  if (
    (display !== 1 && display !== 2) ||
    pageType === undefined ||
    typeof isDrawerOpen !== 'boolean' ||
    typeof openGameStatus !== 'boolean'
  )
    return null;
  return { ListDisplayType: display, pageType, isDrawerOpen, openGameStatus };
}
