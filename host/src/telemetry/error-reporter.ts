/**
 * The port of error reporting and its adapter to the first-party gateway; another service is
 * another adapter of the same port.
 */
import { postError, type ErrorRecord } from '@site/contracts/log';
import { isIgnoredByReporter } from '@site/domain/errors/reporting';
import { cutBytes, scrubHead } from '@site/domain/telemetry/scrub';
import type { SeenError } from './early-errors';
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
 */
export function createGatewayReporter(
  send: SendRecord,
  around: () => Surrounding,
  supportCode: () => string,
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
      const stack = cutBytes(
        scrubHead(error instanceof Error ? (error.stack ?? '') : '', READ.stack),
        LIMITS.stack,
      );
      send(postError, {
        kind,
        message,
        stack,
        part: part.slice(0, 48),
        supportCode: supportCode().slice(0, 40),
        ...around(),
      } satisfies ErrorRecord);
    },
  };
}
