import * as v from 'valibot';
import {
  isCanonicalFile,
  isPartName,
  isVersionId,
  parseReleasePath,
} from '@site/domain/releases/paths';

/**
 * A subresource-integrity value. Hex, other algorithms and missing values are refused (releases
 * B30, B31).
 */
export const IntegritySchema = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** Name of a part: a remote, `host`, or a season container. */
export const PartNameSchema = v.pipe(v.string(), v.check(isPartName, 'not a part name'));

/** `semver_build`. */
export const VersionIdSchema = v.pipe(v.string(), v.check(isVersionId, 'not a version id'));

/** `name@semver_build`. */
export const VersionKeySchema = v.pipe(
  v.string(),
  v.check((key) => {
    const [name = '', version = '', ...rest] = key.split('@');
    return rest.length === 0 && isPartName(name) && isVersionId(version);
  }, 'not a version key'),
);

/** A file inside a version's folder, canonical and relative. */
export const FileNameSchema = v.pipe(
  v.string(),
  v.check(isCanonicalFile, 'not a canonical file name'),
);

/** URL path of an immutable file of the release system. */
export const ReleasePathSchema = v.pipe(
  v.string(),
  v.check((path) => parseReleasePath(path)?.kind === 'immutable', 'not a release path'),
);

/**
 * An instant with an explicit offset or Z; a text without one would mean another moment on each
 * machine.
 */
export const InstantSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/),
);

/**
 * An instant of the site's zone: Asia/Shanghai has had +08:00 at every moment since 1991, so any
 * other offset is a mistake.
 */
export const BeijingInstantSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?\+08:00$/),
);

/** Whole number from zero. */
export const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A map of short texts. */
export const TextMapSchema = v.record(v.string(), v.string());
