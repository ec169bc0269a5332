/**
 * A back end that costs next to nothing: one JSON answer, an event stream and web sockets that get
 * an event a second.
 */
import http, { type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

const BODY = JSON.stringify({
  isSuccess: true,
  result: Array.from({ length: 40 }, (_, at) => ({ id: at, name: 'a row of a list' })),
  errors: [],
});
const FRAME = Buffer.concat([Buffer.from([0x81, 4]), Buffer.from('tick')]);
const EVERY_MS = 1_000;

const streams = new Set<ServerResponse>();
const sockets = new Set<Duplex>();

const server = http.createServer((request, response) => {
  request.resume();
  if (!request.url?.startsWith('/vendors/'))
    return void response
      .writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(BODY),
        'cache-control': 'no-store',
      })
      .end(BODY);
  streams.add(response.writeHead(200, { 'content-type': 'text/event-stream' }));
  response.flushHeaders();
  return void response.once('close', () => streams.delete(response));
});
server.on('upgrade', (_request, socket) => {
  socket.write(
    'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n\r\n',
  );
  sockets.add(
    socket
      .on('error', () => undefined)
      .once('close', () => sockets.delete(socket))
      .resume(),
  );
});
setInterval(() => {
  for (const stream of streams) stream.write('data: tick\n\n');
  for (const socket of sockets) socket.write(FRAME);
}, EVERY_MS);
server.listen(Number(process.env['PORT']), '127.0.0.1');
