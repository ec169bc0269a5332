import http from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';
import { originsOf } from '../headers/origins';
import { upstreamOptions } from './forward';

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

function headLines(message: http.IncomingMessage): string {
  const lines = [`HTTP/1.1 ${message.statusCode} ${message.statusMessage}`];
  for (let index = 0; index < message.rawHeaders.length; index += 2) lines.push(`${message.rawHeaders[index]}: ${message.rawHeaders[index + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** Only pages of this origin may open a feed (safety C-25); a caller without an origin is no browser and must not use this door either. */
function isOwnPage(request: http.IncomingMessage): boolean {
  const { origin, host } = request.headers;
  return origin !== undefined && [originsOf(host, 'http')?.page, originsOf(host, 'https')?.page].includes(origin);
}

/** Passes web socket connections under `/vendors/` through, byte for byte. */
export function passUpgrades(server: http.Server, backend: URL): void {
  server.on('upgrade', (request: http.IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!request.url?.startsWith('/vendors/')) return refuse(socket, '404 Not Found');
    if (!isOwnPage(request)) return refuse(socket, '403 Forbidden');
    const transport = backend.protocol === 'https:' ? https : http;
    const upstream = transport.request({ ...upstreamOptions(backend, request), headers: { ...request.headers, host: backend.host } });
    upstream.on('upgrade', (answer, upstreamSocket, upstreamHead) => {
      socket.write(headLines(answer));
      if (upstreamHead.length > 0) socket.write(upstreamHead);
      if (head.length > 0) upstreamSocket.write(head);
      upstreamSocket.on('error', () => socket.destroy());
      socket.on('error', () => upstreamSocket.destroy());
      upstreamSocket.pipe(socket).pipe(upstreamSocket);
    });
    upstream.on('response', (answer) => refuse(socket, `${answer.statusCode} ${answer.statusMessage}`));
    upstream.on('error', () => refuse(socket, '502 Bad Gateway'));
    socket.on('error', () => upstream.destroy());
    upstream.end();
  });
}
