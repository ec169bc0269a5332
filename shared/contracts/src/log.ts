/** The logging gateway (§7.1): one record per call; records travel together (ADR 053). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { nothing } from './wire';

/**
 * One record: §7.1 names the fields; bodies are allow-listed and scrubbed before they get here
 * (safety B9).
 */
export const logRecord = v.object({
  apiUrl: v.string(),
  method: v.string(),
  duration: v.number(),
  statusCode: v.number(),
  requestBody: v.optional(v.string(), ''),
  responseBody: v.optional(v.string(), ''),
  page: v.string(),
  osType: v.string(),
  appVersion: v.string(),
});
/** One record of the request log. */
export type LogRecord = v.InferOutput<typeof logRecord>;

/** Records of the last seconds in one request; oldest first. */
export const logBatch = v.object({
  records: v.pipe(v.array(logRecord), v.minLength(1), v.maxLength(20)),
});

/** What the gateway takes: hosts of earlier releases send one record by itself. */
export const logRecords = v.union([logBatch, logRecord]);

/** POST log: answers 204; the sandbox refuses a record that carries a secret, and keeps the others. */
export const postLog = defineEndpoint({
  errors: ['LOG00422'],
  id: 'log.request',
  quiet: 'telemetry',
  service: 'log',
  method: 'POST',
  path: '/log/request',
  body: logBatch,
  result: nothing,
});

/**
 * Where a measurement or an error was seen: path without query, the site's version, and what the
 * device said of itself.
 */
const seenAt = {
  page: v.pipe(v.string(), v.maxLength(200)),
  appVersion: v.pipe(v.string(), v.maxLength(64)),
  osType: v.pipe(v.string(), v.maxLength(16)),
};

/** One measurement of the page (web vitals): ms, or a ratio for CLS. */
export const vitalRecord = v.object({
  name: v.picklist(['LCP', 'INP', 'CLS', 'FCP', 'TTFB']),
  value: v.pipe(v.number(), v.minValue(0)),
  rating: v.picklist(['good', 'needs-improvement', 'poor']),
  navigation: v.pipe(v.string(), v.maxLength(24)),
  ...seenAt,
});
/** One measurement. */
export type VitalRecord = v.InferOutput<typeof vitalRecord>;

/** POST log/vitals: first-party analytics; 204. LOG00422 for a record that carries a secret. */
export const postVital = defineEndpoint({
  errors: ['LOG00422'],
  id: 'log.vital',
  quiet: 'telemetry',
  service: 'log',
  method: 'POST',
  path: '/log/vitals',
  body: vitalRecord,
  result: nothing,
});

/** One error of the page, scrubbed before it leaves (safety B9, C-37). */
export const errorRecord = v.object({
  kind: v.picklist(['error', 'rejection', 'render', 'remote']),
  message: v.pipe(v.string(), v.maxLength(300)),
  stack: v.pipe(v.string(), v.maxLength(2_000)),
  /** Part of the site it came from: `host` or a remote's name. */
  part: v.pipe(v.string(), v.maxLength(48)),
  /** What the crash page shows, so that a member's word finds the record. */
  supportCode: v.pipe(v.string(), v.maxLength(40)),
  /**
   * The build that threw, by the addresses of its stack; null where it names none, missing from
   * hosts of before. Its source maps have the same part and version.
   */
  code: v.optional(
    v.nullable(
      v.object({
        part: v.pipe(v.string(), v.maxLength(48)),
        version: v.pipe(v.string(), v.maxLength(40)),
        build: v.pipe(v.string(), v.maxLength(16)),
      }),
    ),
    null,
  ),
  ...seenAt,
});
/** One error. */
export type ErrorRecord = v.InferOutput<typeof errorRecord>;

/** POST log/errors: 204. LOG00422 for a record that carries a secret. */
export const postError = defineEndpoint({
  errors: ['LOG00422'],
  id: 'log.error',
  quiet: 'telemetry',
  service: 'log',
  method: 'POST',
  path: '/log/errors',
  body: errorRecord,
  result: nothing,
});

/**
 * One thing that a recording knows: no text, no value, no address beyond the path (safety B11).
 * `at` is ms since the recording began.
 */
export const recordedStep = v.object({
  at: v.pipe(v.number(), v.minValue(0)),
  kind: v.picklist(['page', 'tap', 'scroll', 'error', 'hidden', 'shown']),
  /** Path, hook of the tapped element (`data-testid` or its tag), or percent scrolled. */
  what: v.pipe(v.string(), v.maxLength(120)),
});
/** A part of a recording. */
export const recordingPart = v.object({
  reason: v.picklist(['sampled', 'error']),
  steps: v.pipe(v.array(recordedStep), v.minLength(1), v.maxLength(200)),
  ...seenAt,
});
/** One step. */
export type RecordedStep = v.InferOutput<typeof recordedStep>;
/** A part of a recording. */
export type RecordingPart = v.InferOutput<typeof recordingPart>;

/** POST log/recordings: 204. LOG00422 for a part that carries a secret. */
export const postRecording = defineEndpoint({
  errors: ['LOG00422'],
  id: 'log.recording',
  quiet: 'telemetry',
  service: 'log',
  method: 'POST',
  path: '/log/recordings',
  body: recordingPart,
  result: nothing,
});

/**
 * One step of loading a remote (releases D6.4): what became of which version, where, and whether
 * the member had it in the end.
 */
export const releaseRecord = v.object({
  generation: v.pipe(v.number(), v.integer(), v.minValue(0)),
  remote: v.pipe(v.string(), v.maxLength(48)),
  version: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  /** `done` for a load that worked, `shadow` for files that were only checked. */
  phase: v.picklist([
    'resolve',
    'release',
    'entry',
    'container',
    'chunk',
    'evaluate',
    'render',
    'shadow',
    'done',
  ]),
  /** Class of the fault; null when it worked. */
  fault: v.nullable(v.pipe(v.string(), v.maxLength(24))),
  /** Status the network gave, where the browser tells it; 0 otherwise. */
  httpStatus: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(599)),
  ms: v.pipe(v.number(), v.minValue(0)),
  attempt: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /**
   * Of a load that worked: after a retry, or in the place of another version. Of a step that
   * failed: a later try of the same version worked.
   */
  recovered: v.boolean(),
  ...seenAt,
});
/** One step of loading. */
export type ReleaseRecord = v.InferOutput<typeof releaseRecord>;

/** Several steps in one beacon. */
export const releaseBeacon = v.object({
  records: v.pipe(v.array(releaseRecord), v.minLength(1), v.maxLength(20)),
});

/** POST log/releases: 204. The edge counts them per version for the watcher that halts a bad one. */
export const postReleases = defineEndpoint({
  errors: ['LOG00422'],
  id: 'log.releases',
  quiet: 'telemetry',
  service: 'log',
  method: 'POST',
  path: '/log/releases',
  body: releaseBeacon,
  result: nothing,
});
