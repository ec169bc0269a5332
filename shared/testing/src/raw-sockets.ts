/** Sockets without a library on either side: what tests compare are the bytes themselves. */
import net, { type AddressInfo, type Socket } from 'node:net';

/** A back end that keeps every byte it gets, and answers each head as its caller says. */
export interface RawBackend {
  readonly url: URL;
  /** All that came in, a text per connection, in the order the connections were made. */
  readonly received: () => readonly string[];
  readonly forget: () => void;
  readonly close: () => Promise<void>;
}

/** A plain answer that keeps the connection, as a pooling gateway gives it. */
export const PLAIN_ANSWER =
  'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';

const portOf = (server: net.Server): number => (server.address() as AddressInfo).port;
const listen = (server: net.Server): Promise<void> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });

/** Ends the head of a request. */
const HEAD_END = '\r\n\r\n';

/**
 * Starts one. Each head that ends is answered once; a chunked body ends like one, too.
 *
 * @param onHead gets the bytes of the connection so far; an answer's bytes, or null to do with the
 *   socket as it likes.
 */
export async function rawBackend(
  onHead: (text: string, socket: Socket) => string | null = () => PLAIN_ANSWER,
): Promise<RawBackend> {
  const connections: { text: string; tail: string }[] = [];
  const sockets = new Set<Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    const own = { text: '', tail: '' };
    connections.push(own);
    socket
      .on('error', () => undefined)
      .on('close', () => sockets.delete(socket))
      .on('data', (chunk: Buffer) => {
        // Heads end in what is new: looking through all that came would take a long body for ever.
        const fresh = own.tail + chunk.toString('latin1');
        own.text += fresh.slice(own.tail.length);
        own.tail = fresh.slice(-(HEAD_END.length - 1));
        for (let ended = fresh.split(HEAD_END).length - 1; ended > 0; ended -= 1) {
          const answer = onHead(own.text, socket);
          if (answer !== null) socket.write(answer);
        }
      });
  });
  await listen(server);
  return {
    url: new URL(`http://127.0.0.1:${portOf(server)}`),
    received: () => connections.map(({ text }) => text).filter((text) => text !== ''),
    forget: () => {
      for (const each of connections) Object.assign(each, { text: '', tail: '' });
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** A connection whose every byte is written and read by the test. */
export interface RawConnection {
  readonly socket: Socket;
  readonly write: (bytes: string) => void;
  /** All that came back so far. */
  readonly text: () => string;
  /** Resolves when what came back fits, rejects when the connection ends before. */
  readonly until: (pattern: RegExp) => Promise<string>;
  /** Resolves to all that came back when the other side has ended it. */
  readonly closed: () => Promise<string>;
}

/** Opens a TCP connection to a local port and keeps every byte that comes back. */
export async function rawConnection(port: number): Promise<RawConnection> {
  const socket = net.connect(port, '127.0.0.1');
  let text = '';
  let isClosed = false;
  socket
    .on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
    })
    .on('error', () => undefined)
    .on('close', () => {
      isClosed = true;
    });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve).once('error', reject);
  });
  return {
    socket,
    text: () => text,
    write: (bytes) => {
      socket.write(bytes, 'latin1');
    },
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (pattern.test(text)) resolve(text);
          else if (isClosed)
            reject(new Error(`the connection ended before ${String(pattern)}: ${text}`));
        };
        socket.on('data', look).on('close', look);
        look();
      }),
    closed: () =>
      new Promise((resolve) => {
        if (isClosed) resolve(text);
        else socket.once('close', () => resolve(text));
      }),
  };
}

/** Sends bytes and gives back all that came until the other side ended the connection. */
export async function rawExchange(port: number, bytes: string): Promise<string> {
  const connection = await rawConnection(port);
  connection.write(bytes);
  return connection.closed();
}
