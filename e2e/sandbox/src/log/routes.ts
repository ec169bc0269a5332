/** The logging gateway: 204 for a clean record; a record with a secret is refused and reported, without the secret. */
import { logRecord, postLog } from '@site/contracts/log';
import { parseWith } from '@site/contracts/parse';
import type { FastifyInstance } from 'fastify';
import { onlyLoopback } from '../control/loopback';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { ApiError, refusals } from '../http/api-error';
import { secretIn, type LogSecret } from './secrets';

const MOST_RECORDS = 2_000;
/** Most bytes of a record; every one is searched whole. */
const MOST_BYTES = 65_536;

function refuse(context: Context, reason: LogSecret, apiUrl: string): never {
  // The address may hold the secret itself: only its path is kept.
  context.db.run('INSERT INTO log_refusals (reason, api_url, at) VALUES (?, ?, ?)', reason, (apiUrl.split(/[?#]/)[0] ?? '').replace(/\d{5,}/g, '…').slice(0, 200), context.clock.now());
  context.db.run('DELETE FROM log_refusals WHERE id <= (SELECT max(id) FROM log_refusals) - ?', MOST_RECORDS);
  throw new ApiError(422, 'LOG00422', `记录含有敏感内容:${reason}`);
}

function keep(context: Context, record: unknown): void {
  context.db.run('INSERT INTO log_records (record, at) VALUES (?, ?)', JSON.stringify(record), context.clock.now());
  context.db.run('DELETE FROM log_records WHERE id <= (SELECT max(id) FROM log_records) - ?', MOST_RECORDS);
}

/** Mounts it with its control: `GET /__sandbox/log` lists what was kept and refused, `DELETE` forgets it. */
export function mountLog(app: FastifyInstance, context: Context): void {
  app.route({
    method: postLog.method, url: postLog.path, bodyLimit: MOST_BYTES,
    handler: async (request, reply) => {
      const read = parseWith(logRecord, request.body ?? {});
      if (!read.ok) throw refusals.invalid(read.where);
      const secret = secretIn(JSON.stringify(request.body));
      if (secret !== null) refuse(context, secret, read.value.apiUrl);
      keep(context, read.value);
      return reply.code(204).send();
    },
  });
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => { onlyLoopback(request); });
    scope.get('/__sandbox/log', async () => ({
      records: context.db.all<{ record: string }>('SELECT record FROM log_records ORDER BY id').map(({ record }) => JSON.parse(record) as unknown),
      refused: context.db.all<{ reason: string; api_url: string; at: number }>('SELECT reason, api_url, at FROM log_refusals ORDER BY id')
        .map((row) => ({ reason: row.reason, apiUrl: row.api_url, at: isoAt(row.at) })),
    }));
    scope.delete('/__sandbox/log', async () => {
      for (const table of LOG_NAMES) context.db.run(`DELETE FROM ${table}`);
      return { records: [], refused: [] };
    });
  });
}

const LOG_NAMES = ['log_refusals', 'log_records'] as const;
