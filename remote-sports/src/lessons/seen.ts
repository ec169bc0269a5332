/** Lessons that were told on this device: each is told once. */
import { jsonKey, type Platform } from '@site/platform';
import { asLesson, type Lesson } from '@site/domain/betting/first-lessons';

const KEY = jsonKey<readonly Lesson[]>('sports/lessons', 'local', 'never', 1, (value) =>
  Array.isArray(value) ? value.map(asLesson).filter((one) => one !== undefined) : null,
);
type Ports = Pick<Platform, 'storage'>;

/** Those that were told. */
export const seenLessons = ({ storage }: Ports): ReadonlySet<Lesson> =>
  new Set(storage.read(KEY) ?? []);

/** Takes note of one more. */
export function noteLesson(ports: Ports, lesson: Lesson): void {
  ports.storage.write(KEY, [...new Set([...seenLessons(ports), lesson])]);
}
