/** Load of many connections on one address, and connections that are only held. */
import http from 'node:http';
import net, { type Socket } from 'node:net';

/** What a load cost. */
export interface LoadCost {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** One answer as a client gets it. */
export interface Got {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

const PACKED = { 'accept-encoding': 'gzip' } as const;

/** Asks once. */
export function ask(url: string, agent: http.Agent | false = false): Promise<Got> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers: PACKED }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('error', reject).on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts),
          }),
        );
      })
      .on('error', reject);
  });
}

const at = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 100) /
  100;

/**
 * Asks again and again over as many connections.
 *
 * @throws Error at an answer that is not 200.
 */
export async function load(url: string, requests: number, connections: number): Promise<LoadCost> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let left = requests;
  const lane = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const began = performance.now();
      const { status } = await ask(url, agent);
      if (status !== 200) throw new Error(`${url} answered ${status} under load`);
      times.push(performance.now() - began);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, lane));
  const seconds = (performance.now() - began) / 1_000;
  agent.destroy();
  const sorted = times.toSorted((one, other) => one - other);
  return {
    perSecond: Math.round(requests / seconds),
    p50Ms: at(sorted, 0.5),
    p99Ms: at(sorted, 0.99),
  };
}

/**
 * Opens connections with the same first bytes and holds them until each has got a text.
 *
 * @returns how many got it, and a way to let go of them.
 */
export async function hold(
  port: number,
  bytes: string,
  many: number,
  wanted: string,
  ms: number,
): Promise<{ readonly held: () => number; readonly letGo: () => void }> {
  const got = new Set<Socket>();
  const sockets = Array.from({ length: many }, () => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
    socket
      .on('error', () => undefined)
      .on('close', () => got.delete(socket))
      .on('data', (chunk: Buffer) => {
        if (chunk.includes(wanted)) got.add(socket);
      });
    return socket;
  });
  for (const end = Date.now() + ms; got.size < many && Date.now() < end;)
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  return {
    held: () => got.size,
    letGo: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
