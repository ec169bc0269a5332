/** A server that gives the same answer to everything. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What it answers. */
export interface StubAnswer {
  readonly status?: number;
  readonly type?: string;
  readonly body: string;
}

/** Starts it on a free port. */
export function startStub({
  status = 200,
  type = 'text/html',
  body,
}: StubAnswer): Promise<{ readonly url: string; readonly stop: () => void }> {
  const server = http.createServer((_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        stop: () => {
          server.closeAllConnections();
          server.close();
        },
      }),
    );
  });
}
