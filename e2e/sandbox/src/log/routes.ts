/**
 * The logging gateway: 204 for a clean record; a record with a secret is refused and reported,
 * without the secret.
 */
import {
  errorRecord,
  logRecords,
  postError,
  postLog,
  postRecording,
  postReleases,
  postVital,
  recordingPart,
  releaseBeacon,
  vitalRecord,
} from '@site/contracts/log';
import { parseWith } from '@site/contracts/parse';
import type { FastifyInstance } from 'fastify';
import { mountControls } from '../control/loopback';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { ApiError, refusals } from '../http/api-error';
import { secretIn, type LogSecret } from './secrets';

const MOST_RECORDS = 2_000;
/** Most bytes of a record; every one is searched whole. */
const MOST_BYTES = 65_536;

/** What the gateway takes, by the name its control lists it under. */
const KINDS = {
  records: { row: postLog, shape: logRecords },
  vitals: { row: postVital, shape: vitalRecord },
  errors: { row: postError, shape: errorRecord },
  recordings: { row: postRecording, shape: recordingPart },
  releases: { row: postReleases, shape: releaseBeacon },
} as const;
type Kind = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as readonly Kind[];

function refuse(context: Context, reason: LogSecret, apiUrl: string): void {
  // The address may hold the secret itself: only its path is kept.
  context.db.run(
    'INSERT INTO log_refusals (reason, api_url, at) VALUES (?, ?, ?)',
    reason,
    (apiUrl.split(/[?#]/)[0] ?? '').replace(/\d{5,}/g, '…').slice(0, 200),
    context.clock.now(),
  );
  context.db.run(
    'DELETE FROM log_refusals WHERE id <= (SELECT max(id) FROM log_refusals) - ?',
    MOST_RECORDS,
  );
}

function keep(context: Context, kind: Kind, record: unknown): void {
  context.db.run(
    'INSERT INTO log_records (kind, record, at) VALUES (?, ?, ?)',
    kind,
    JSON.stringify(record),
    context.clock.now(),
  );
  context.db.run(
    'DELETE FROM log_records WHERE id <= (SELECT max(id) FROM log_records) - ?',
    MOST_RECORDS,
  );
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** The records of a batch as they came. */
function recordsOf(body: unknown): readonly unknown[] {
  const records = fieldOf(body, 'records');
  return Array.isArray(records) ? records : [];
}

const addressOf = (record: unknown): string | undefined => {
  const address = fieldOf(record, 'apiUrl');
  return typeof address === 'string' ? address : undefined;
};

/**
 * Keeps what is clean. Searched is what came, not what was read of it: what the shape does not name
 * may hold a secret, too.
 *
 * @returns the first secret.
 */
function sift(context: Context, kind: Kind, body: object, value: unknown): LogSecret | null {
  const { path } = KINDS[kind].row;
  const batch = kind === 'records' ? fieldOf(value, 'records') : null;
  const isBatch = Array.isArray(batch);
  const around = isBatch ? secretIn(JSON.stringify({ ...body, records: [] })) : null;
  if (around !== null) {
    refuse(context, around, path);
    return around;
  }
  const values: readonly unknown[] = isBatch ? batch : [value];
  const secrets = (isBatch ? recordsOf(body) : [body]).map((each) =>
    secretIn(JSON.stringify(each)),
  );
  // Each commit is a wait for the disk.
  context.db.tx(() => {
    for (const [at, secret] of secrets.entries()) {
      if (secret === null) keep(context, kind, values[at]);
      else refuse(context, secret, addressOf(values[at]) ?? path);
    }
  });
  return secrets.find((secret) => secret !== null) ?? null;
}

function mountKind(app: FastifyInstance, context: Context, kind: Kind): void {
  const { row, shape } = KINDS[kind];
  app.route({
    method: row.method,
    url: row.path,
    bodyLimit: MOST_BYTES,
    handler: async (request, reply) => {
      const read = parseWith<unknown>(shape, request.body ?? {});
      if (!read.ok) throw refusals.invalid(read.where);
      const found = sift(context, kind, request.body ?? {}, read.value);
      if (found !== null) throw new ApiError(422, 'LOG00422', `记录含有敏感内容：${found}`);
      return reply.code(204).send();
    },
  });
}

const listOf = (context: Context, kind: Kind): readonly unknown[] =>
  context.db
    .all<{ record: string }>('SELECT record FROM log_records WHERE kind = ? ORDER BY id', kind)
    .map(({ record }) => JSON.parse(record) as unknown);

/**
 * Mounts it with its control: `GET /__sandbox/log` lists what was kept and refused, `DELETE`
 * forgets it.
 */
export function mountLog(app: FastifyInstance, context: Context): void {
  KIND_NAMES.forEach((kind) => mountKind(app, context, kind));
  const kept = (): Record<Kind, readonly unknown[]> =>
    Object.fromEntries(KIND_NAMES.map((kind) => [kind, listOf(context, kind)])) as Record<
      Kind,
      readonly unknown[]
    >;
  mountControls(app, context.options, 'log', (scope) => {
    scope.get('/__sandbox/log', async () => ({
      ...kept(),
      refused: context.db
        .all<{ reason: string; api_url: string; at: number }>(
          'SELECT reason, api_url, at FROM log_refusals ORDER BY id',
        )
        .map((row) => ({ reason: row.reason, apiUrl: row.api_url, at: isoAt(row.at) })),
    }));
    scope.delete('/__sandbox/log', async () => {
      for (const table of LOG_NAMES) context.db.run(`DELETE FROM ${table}`);
      return { ...kept(), refused: [] };
    });
  });
}

const LOG_NAMES = ['log_refusals', 'log_records'] as const;
