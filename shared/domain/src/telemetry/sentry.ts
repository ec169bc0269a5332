/**
 * What a service with the protocol of Sentry is sent: one envelope a report, made of our own record
 * after it was cleaned, so that nothing leaves that our own gateway does not get. Pure.
 */
import { placesOf, type FailedCode } from './failed-code';

/** A service by its DSN, `https://<key>@<host>/<project>`. */
export interface ErrorService {
  /** The one address that is called; the policy of pages opens it and no other. */
  readonly address: string;
  readonly key: string;
}

/** What the service is told; texts are clean and cut already. */
export interface ServiceReport {
  readonly kind: string;
  readonly message: string;
  readonly stack: string;
  readonly part: string;
  readonly supportCode: string;
  readonly page: string;
  readonly appVersion: string;
  readonly osType: string;
  readonly code?: FailedCode | null | undefined;
}

const DSN =
  /^https:\/\/([A-Za-z0-9]{1,64})@([a-z0-9.-]{1,200}(?::\d{1,5})?)((?:\/[\w-]{1,64})*)\/(\d{1,20})$/;

/**
 * Reads a DSN.
 *
 * @returns null for a text that is none: encrypted, with a public key and a number of a project.
 */
export function errorServiceOf(dsn: string): ErrorService | null {
  const [, key, host, folder = '', project] = DSN.exec(dsn) ?? [];
  return key === undefined
    ? null
    : { key, address: `https://${host}${folder}/api/${project}/envelope/` };
}

/**
 * The body of a call to the service.
 *
 * @param id 32 hexadecimal digits.
 * @param at epoch ms.
 */
export function envelopeOf(report: ServiceReport, id: string, at: number): string {
  const { kind, message, stack, part, supportCode, page, appVersion, osType, code } = report;
  const [type = '', ...rest] = message.split(': ');
  const frames = placesOf(stack)
    .map(({ part: of, version, file, line, column }) => ({
      filename: `app:///${of}/${version}/${file}`,
      lineno: line,
      colno: column,
      in_app: true,
    }))
    .reverse();
  const event = {
    event_id: id,
    timestamp: at / 1_000,
    platform: 'javascript',
    level: 'error',
    release: code ? `${code.part}@${code.version}` : `host@${appVersion}`,
    ...(code ? { dist: code.build } : {}),
    // Else the service keeps the address that the device calls from.
    sdk: { name: 'site', version: '1', settings: { infer_ip: 'never' } },
    transaction: page,
    tags: { kind, part, supportCode, os: osType },
    exception: {
      values: [
        {
          type: rest.length === 0 ? 'Error' : type,
          value: rest.length === 0 ? type : rest.join(': '),
          ...(frames.length === 0 ? {} : { stacktrace: { frames } }),
        },
      ],
    },
  };
  return [{ event_id: id, sent_at: new Date(at).toISOString() }, { type: 'event' }, event]
    .map((line) => JSON.stringify(line))
    .join('\n');
}
