/**
 * The member's betting settings for this page: shown at once, told when the server did not keep
 * them (§3.4).
 */
import { usePlatform, useStateView } from '@site/platform';
import type { NotificationSettings } from '@site/domain/betting/sports-settings';

/** Settings and the way to change them. */
export interface SettingsView {
  readonly settings: NotificationSettings;
  readonly save: (patch: Partial<NotificationSettings>) => void;
}

/** Reads and saves. */
export function useSettings(): SettingsView {
  const { settings } = usePlatform();
  const { settings: now } = useStateView(settings.state);
  return {
    settings: now,
    // What is not kept goes back by itself, and the catalogue tells why (§8).
    save: (patch) => void settings.save(patch),
  };
}
