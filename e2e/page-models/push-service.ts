/**
 * A push service on this machine, and a browser's keys: what is sealed for them can be opened (RFC
 * 8291).
 */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** A phone: what its browser tells of itself, and what came for it, opened. */
export interface PushPhone {
  readonly device: { readonly address: string; readonly p256dh: string; readonly auth: string };
  readonly pushed: readonly string[];
  readonly close: () => Promise<void>;
}

/** Starts the service of one phone. */
export async function pushPhone(port: number): Promise<PushPhone> {
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys().toString('base64url');
  const secret = randomBytes(16);
  const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length));
  const open = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const idEnd = 21 + (body[20] ?? 0);
    const [sender, sealed] = [body.subarray(21, idEnd), body.subarray(idEnd)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
    const key = derive(curve.computeSecret(sender), secret, info, 32);
    const cipher = createDecipheriv(
      'aes-128-gcm',
      derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
      derive(key, salt, 'Content-Encoding: nonce\0', 12),
    );
    cipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    // The mark of the last record.
    return text.subarray(0, text.lastIndexOf(2)).toString('utf8');
  };
  const pushed: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      pushed.push(open(Buffer.concat(parts)));
      response.writeHead(201).end();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    device: {
      address: `http://127.0.0.1:${port}/push/phone`,
      p256dh,
      auth: secret.toString('base64url'),
    },
    pushed,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
