/**
 * Which version of a remote this tab is told to load instead of the live one; for squads, in
 * development builds only.
 */
import { isPartName, isVersionId } from '@site/domain/releases/paths';
import { jsonKey, type SiteStorage } from '@site/platform';

/** Remote to version. */
export type Overrides = Readonly<Record<string, string>>;

/** Lives as long as the tab. */
export const OVERRIDES_KEY = jsonKey<Overrides>('devOverrides', 'session', 'never', 1, (value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const pairs = Object.entries(value).filter(
    (pair): pair is [string, string] =>
      isPartName(pair[0]) && typeof pair[1] === 'string' && isVersionId(pair[1]),
  );
  return Object.fromEntries(pairs);
});

/** What stands now. */
export const readOverrides = (storage: SiteStorage): Overrides => storage.read(OVERRIDES_KEY) ?? {};

/** With one remote's version changed; null gives it back to the release. */
export function withOverride(
  overrides: Overrides,
  name: string,
  version: string | null,
): Overrides {
  const rest = Object.entries(overrides).filter(([key]) => key !== name);
  return Object.fromEntries(version === null ? rest : [...rest, [name, version]]);
}
