/**
 * A bucket in memory that keeps to what releases rely on: signed requests only, conditional writes,
 * headers kept, listing in pages.
 */
import crypto from 'node:crypto';
import http from 'node:http';

/** Keys that the bucket accepts. */
export const BUCKET_KEYS = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' } as const;

interface Stored {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly at: Date;
}

const sha256 = (data: string | Buffer): string =>
  crypto.createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer =>
  crypto.createHmac('sha256', key).update(data).digest();
const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Works the signature out again, as the service does (Signature Version 4). */
function isSigned(request: http.IncomingMessage, body: Buffer): boolean {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (!match) return false;
  const [, key, day = '', region = '', names = '', signature] = match;
  const stated = String(request.headers['x-amz-content-sha256']);
  if (key !== BUCKET_KEYS.accessKeyId || (stated !== 'UNSIGNED-PAYLOAD' && stated !== sha256(body)))
    return false;
  const url = new URL(request.url ?? '', 'http://h');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = names
    .split(';')
    .map(
      (name) =>
        `${name}:${String(request.headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}\n`,
    )
    .join('');
  const canonical = [request.method, url.pathname, query, headers, names, stated].join('\n');
  const text = [
    'AWS4-HMAC-SHA256',
    String(request.headers['x-amz-date']),
    `${day}/${region}/s3/aws4_request`,
    sha256(canonical),
  ].join('\n');
  const signing = [region, 's3', 'aws4_request'].reduce<Buffer>(
    (made, part) => hmac(made, part),
    hmac(`AWS4${BUCKET_KEYS.secretAccessKey}`, day),
  );
  return hmac(signing, text).toString('hex') === signature;
}

const KEPT_HEADERS = ['cache-control', 'content-type', 'content-encoding'] as const;
const PAGE = 3;

function listing(files: ReadonlyMap<string, Stored>, url: URL): string {
  const prefix = url.searchParams.get('prefix') ?? '';
  const after = url.searchParams.get('continuation-token') ?? '';
  const keys = [...files.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, PAGE);
  const contents = page
    .map(
      (key) =>
        `<Contents><Key>${key}</Key><Size>${files.get(key)?.bytes.length}</Size><LastModified>${files.get(key)?.at.toISOString()}</LastModified></Contents>`,
    )
    .join('');
  const next =
    keys.length > PAGE
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
      : '<IsTruncated>false</IsTruncated>';
  return `<?xml version="1.0"?><ListBucketResult>${contents}${next}</ListBucketResult>`;
}

/**
 * A running bucket; of what is written to the keys in `loseAnswers` the next answer is lost after
 * the write.
 */
export interface FakeBucket {
  readonly endpoint: string;
  readonly files: Map<string, Stored>;
  readonly refused: string[];
  readonly loseAnswers: string[];
  readonly close: () => Promise<void>;
}

/** What a service does with the conditions of a write. */
export interface Conditions {
  /** Keeps `If-None-Match`; `unknown` refuses any write with one. */
  readonly ifNoneMatch?: boolean | 'unknown';
  readonly ifMatch?: boolean;
}

/** Starts one named `releases`. */
export async function fakeBucket({
  ifNoneMatch = true,
  ifMatch = true,
}: Conditions = {}): Promise<FakeBucket> {
  const files = new Map<string, Stored>();
  const refused: string[] = [];
  const loseAnswers: string[] = [];
  const answer = (
    request: http.IncomingMessage,
    body: Buffer,
    reply: http.ServerResponse,
  ): void => {
    const url = new URL(request.url ?? '', 'http://h');
    const key = decodeURIComponent(url.pathname.replace(/^\/releases\/?/, ''));
    const fail = (status: number, code: string): void => {
      refused.push(`${request.method} ${key} ${code}`);
      reply
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
    };
    if (!isSigned(request, body)) return fail(403, 'SignatureDoesNotMatch');
    const found = files.get(key);
    const etag = found ? `"${sha256(found.bytes).slice(0, 32)}"` : null;
    if (request.method === 'GET' && key === '')
      return void reply
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(listing(files, url));
    if (request.method === 'GET')
      return found && etag
        ? void reply.writeHead(200, { ...found.headers, etag }).end(found.bytes)
        : fail(404, 'NoSuchKey');
    if (request.method === 'DELETE') {
      files.delete(key);
      return void reply.writeHead(204).end();
    }
    const { 'if-none-match': none, 'if-match': same } = request.headers;
    if (none !== undefined && ifNoneMatch === 'unknown') return fail(501, 'NotImplemented');
    if (none === '*' && found && ifNoneMatch) return fail(412, 'PreconditionFailed');
    if (same !== undefined && same !== etag && ifMatch) return fail(412, 'PreconditionFailed');
    const headers = Object.fromEntries(
      KEPT_HEADERS.flatMap((name) =>
        request.headers[name] === undefined ? [] : [[name, String(request.headers[name])]],
      ),
    );
    files.set(key, { bytes: body, headers, at: new Date() });
    if (loseAnswers.includes(key)) {
      loseAnswers.splice(loseAnswers.indexOf(key), 1);
      return void request.socket.destroy();
    }
    return void reply.writeHead(200, { etag: `"${sha256(body).slice(0, 32)}"` }).end();
  };
  const server = http.createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, Buffer.concat(chunks), reply));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    endpoint: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    files,
    refused,
    loseAnswers,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
