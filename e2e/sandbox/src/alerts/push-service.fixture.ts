/**
 * A push service and a browser's end of it, by hand: what the library sealed and signed is opened
 * and checked by nothing of its own (RFC 8188, 8291, 8292).
 */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What came in. */
export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A service on this machine; `status` is what it answers from now on. */
export interface PushService {
  readonly origin: string;
  readonly pushed: Pushed[];
  status: number;
  readonly close: () => Promise<void>;
}

/** Starts one. */
export async function pushService(): Promise<PushService> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      service.pushed.push({ path, headers, body: Buffer.concat(parts) });
      response.writeHead(service.status, { location: `${service.origin}/elsewhere` }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const service: PushService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pushed: [],
    status: 201,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return service;
}

/** A browser's subscription with what only the browser knows. */
export interface Browser {
  readonly curve: ECDH;
  readonly secret: Buffer;
  readonly device: { readonly address: string; readonly p256dh: string; readonly auth: string };
}

export function browser(address: string): Browser {
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys().toString('base64url');
  const secret = randomBytes(16);
  return { curve, secret, device: { address, p256dh, auth: secret.toString('base64url') } };
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Opens what was pushed with the browser's private key: header, one record, its end mark. */
export function openPush({ curve, secret }: Browser, { body }: Pushed): unknown {
  const salt = body.subarray(0, 16);
  const idLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const key = derive(curve.computeSecret(sender), secret, info, 32);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  cipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  if (text.at(-1) !== 2) throw new Error('the last record does not end as one');
  return JSON.parse(text.subarray(0, -1).toString('utf8'));
}

/**
 * The claims of a push, once its signature is checked against the key that the browser was given.
 *
 * @throws Error for a key or a signature that does not fit.
 */
export function claimsOf(
  { headers }: Pushed,
  serverKey: string,
): { aud: string; exp: number; sub: string } {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== serverKey) throw new Error('another key');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('not signed with its key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as ReturnType<
    typeof claimsOf
  >;
}
