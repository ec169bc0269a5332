/** The logging gateway (§7.1): one record per call. */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { nothing } from './wire';

/** One record: §7.1 names the fields; bodies are allow-listed and scrubbed before they get here (safety B9). */
export const logRecord = v.object({
  apiUrl: v.string(), method: v.string(), duration: v.number(), statusCode: v.number(),
  requestBody: v.optional(v.string(), ''), responseBody: v.optional(v.string(), ''),
  page: v.string(), osType: v.string(), appVersion: v.string(),
});
/** One record of the request log. */
export type LogRecord = v.InferOutput<typeof logRecord>;

/** POST log: answers 204; the sandbox refuses a record that carries a secret. */
export const postLog = defineEndpoint({
  errors: ['LOG00422'],
  id: 'log.request', service: 'log', method: 'POST', path: '/log/request', body: logRecord, result: nothing,
});
