/** The loader's memory in the browser's storage. */
import { jsonKey, type SiteStorage } from '@site/platform';
import {
  NO_MARKS,
  readMarks,
  readStarts,
  type DeviceMarks,
  type MarkStore,
  type Start,
} from '@site/federation/versions/device-marks';

const MARKS_KEY = jsonKey<DeviceMarks>('releaseMarks', 'local', 'never', 1, readMarks);
/** What each tab began and did not end. */
const STARTS_KEY = jsonKey<Readonly<Record<string, Start>>>(
  'releaseStarts',
  'local',
  'never',
  1,
  readStarts,
);
const TAB_KEY = jsonKey<string>('releaseTab', 'session', 'never', 1, (value) =>
  typeof value === 'string' ? value : null,
);

function tabOf(storage: SiteStorage, newId: () => string): string {
  const known = storage.read(TAB_KEY);
  if (known !== null) return known;
  const made = newId();
  storage.write(TAB_KEY, made);
  return made;
}

/** Opens it. Says nothing about a member, so that a logout leaves it alone. */
export const storedMarks = (storage: SiteStorage, newId: () => string): MarkStore => ({
  read: () => storage.read(MARKS_KEY) ?? NO_MARKS,
  write: (marks) => storage.write(MARKS_KEY, marks),
  readStarts: () => storage.read(STARTS_KEY) ?? {},
  writeStarts: (starts) =>
    Object.keys(starts).length === 0
      ? storage.remove(STARTS_KEY)
      : storage.write(STARTS_KEY, starts),
  tab: tabOf(storage, newId),
});
