/** What the error reporter leaves out (§8, R8-6): noise that says nothing about the site. */

const IGNORED: readonly RegExp[] = [
  /not supported|unsupported/i,
  /failed to fetch/i,
  /load failed/i,
];

/** True for messages that are not reported. */
export const isIgnoredByReporter = (message: string): boolean =>
  IGNORED.some((shape) => shape.test(message));
