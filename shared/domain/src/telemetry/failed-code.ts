/**
 * Which release a failure happened in, by the addresses of its stack: files of a version lie under
 * a path that names part and version (releases B33).
 */
/** A part's build; `version` is its id, `semver_build`. */
export interface FailedCode {
  readonly part: string;
  readonly version: string;
  /** What tells this build from others of the same number. */
  readonly build: string;
}

/** Below the root of releases, whatever the site's base path is. */
const FRAME =
  /\/_mf\/remotes\/([a-z][a-z0-9_-]{0,47})\/(\d{1,4}\.\d{1,4}\.\d{1,4}_([a-z0-9]{6,16}))\/([A-Za-z0-9_./-]{1,200}?\.js)(?:\?r=\d+)?:(\d{1,7}):(\d{1,7})/g;

/** One place of a stack; line and column count from one. */
export interface CodePlace extends FailedCode {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The places of a stack that lie in releases, the innermost first; line breaks do not matter. */
export const placesOf = (stack: string): readonly CodePlace[] =>
  [...stack.matchAll(FRAME)].map(
    ([, part = '', version = '', build = '', file = '', line, column]) => ({
      part,
      version,
      build,
      file,
      line: Number(line),
      column: Number(column),
    }),
  );

/**
 * A stack without the mark of a second try, which the cleaning of queries would take away with line
 * and column behind it.
 */
export const withoutTries = (stack: string): string => stack.replaceAll(/\?r=\d+(?=:)/g, '');

/** The build that threw; null for a stack that names none. */
export function failedCode(stack: string): FailedCode | null {
  const [first] = placesOf(stack);
  return first === undefined
    ? null
    : { part: first.part, version: first.version, build: first.build };
}
