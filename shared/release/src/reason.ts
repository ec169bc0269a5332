/** What went wrong, for people: `fetch` says that it failed, and its cause says why. */

/** What the codes of a connection mean. */
const MEANS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ETIMEDOUT: 'no answer in time',
  UND_ERR_CONNECT_TIMEOUT: 'no answer in time',
  UND_ERR_SOCKET: 'the connection was cut',
  ENOENT: 'there is no such file',
};

/** An error by its shape: those of `fetch` may be of another realm. */
interface Fault {
  readonly message: string;
  readonly code?: unknown;
  readonly cause?: unknown;
}

const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' &&
  value !== null &&
  'message' in value &&
  typeof value.message === 'string';

/** The causes of an error, the nearest first; one that goes in a circle ends. */
function causesOf(error: unknown): readonly Fault[] {
  const found: Fault[] = [];
  for (let at = error; isFault(at) && !found.includes(at); at = at.cause) found.push(at);
  return found;
}

/** Message of an error with its causes, and what their code means. */
export function reasonOf(error: unknown): string {
  const causes = causesOf(error);
  if (causes.length === 0) return String(error);
  const codes = causes.map(({ code }) => (typeof code === 'string' ? code : ''));
  const texts = causes.map(({ message }, at) => message || (codes[at] ?? ''));
  const meant = codes.map((code) => MEANS[code]).find((text) => text !== undefined);
  return [
    [...new Set(texts.filter((text) => text !== ''))].join(': '),
    ...(meant === undefined ? [] : [meant]),
  ].join(', ');
}
