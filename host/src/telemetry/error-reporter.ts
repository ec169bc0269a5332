/**
 * The port of error reporting and its adapter to the first-party gateway; another service is
 * another adapter of the same port.
 */
import { postError, type ErrorRecord } from '@site/contracts/log';
import { isIgnoredByReporter } from '@site/domain/errors/reporting';
import { failedCode, withoutTries } from '@site/domain/telemetry/failed-code';
import { cutBytes, scrubHead } from '@site/domain/telemetry/scrub';
import type { SeenError } from './early-errors';
import type { SendToService } from './error-service';
import type { SendRecord } from './log-gateway';
import type { Surrounding } from './surrounding';

/** Takes errors of the page. */
export interface ErrorReporter {
  readonly report: (seen: SeenError) => void;
}

/**
 * Most reports of one page, and how often the same one counts: a loop of errors must not become a
 * storm of calls.
 */
const LIMITS = { reports: 30, same: 1, message: 280, stack: 1_900 } as const;
/**
 * How much of a text is looked through: an answer or an editor's text may stand in it, as long as
 * they like.
 */
const READ = { message: 2_000, stack: 8_000 } as const;

const messageOf = (error: unknown): string =>
  error instanceof Error
    ? `${error.name}: ${error.message}`
    : typeof error === 'string'
      ? error
      : 'unknown';

/**
 * Makes the adapter.
 *
 * @param supportCode what a crash page shows now.
 * @param service gets the same records, where there is one.
 */
export function createGatewayReporter(
  send: SendRecord,
  around: () => Surrounding,
  supportCode: () => string,
  service: SendToService | null = null,
): ErrorReporter {
  const counts = new Map<string, number>();
  let sent = 0;
  return {
    report: ({ kind, error, part }) => {
      const raw = messageOf(error);
      const message = cutBytes(scrubHead(raw, READ.message), LIMITS.message);
      const known = counts.get(message) ?? 0;
      if (isIgnoredByReporter(raw) || sent >= LIMITS.reports || known >= LIMITS.same) return;
      counts.set(message, known + 1);
      sent += 1;
      const rawStack = withoutTries(error instanceof Error ? (error.stack ?? '') : '');
      const stack = cutBytes(scrubHead(rawStack, READ.stack), LIMITS.stack);
      const record: ErrorRecord = {
        kind,
        message,
        stack,
        part: part.slice(0, 48),
        supportCode: supportCode().slice(0, 40),
        code: failedCode(rawStack.slice(0, READ.stack)),
        ...around(),
      };
      send(postError, record);
      service?.(record);
    },
  };
}
