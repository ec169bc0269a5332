/**
 * A phone's line between a browser and a site of this machine. The browser's own emulation works
 * only while a debugger listens to the page's requests, which trebles the work of its main thread
 * (ADR 059): where times are taken nobody listens, so the line itself has to be slow.
 *
 * Bytes take turns in small packets, whoever asked for more; each way takes half the round trip, a
 * new connection one round trip before its first byte.
 */
import net from 'node:net';
import { freePort } from '../serve/processes';

/** Of a line: ms of a round trip, bytes a second each way. */
export interface LineSpeed {
  readonly latency: number;
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
}

/** Bytes of a packet on a common network. */
const PACKET = 1_460;
/** How often what is due is sent, ms. */
const EVERY_MS = 4;
/** What may go at once after a silence, ms of the line's speed. */
const BURST_MS = 8;

/** One connection's bytes in one direction. */
interface Lane {
  readonly to: net.Socket;
  readonly opensAt: number;
  readonly waiting: Buffer[];
  isOver: boolean;
}

/** One direction of the line, shared by all connections. */
class Way {
  private lanes: Lane[] = [];
  private credit = 0;
  private last = performance.now();

  constructor(
    private readonly bytesPerMs: number,
    private readonly delayMs: number,
  ) {}

  /** Carries what `from` says to `to`. */
  carry(from: net.Socket, to: net.Socket, opensAt: number): void {
    const lane: Lane = { to, opensAt, waiting: [], isOver: false };
    this.lanes.push(lane);
    from.on('data', (bytes: Buffer) => void lane.waiting.push(bytes));
    const over = (): void => {
      lane.isOver = true;
    };
    from.on('end', over).on('close', over);
  }

  /** Sends what is due by now. */
  send(): void {
    const now = performance.now();
    const most = this.bytesPerMs * BURST_MS;
    this.credit = Math.min(most, this.credit + (now - this.last) * this.bytesPerMs);
    this.last = now;
    for (let lane = this.next(now); lane !== undefined && this.credit > 0; lane = this.next(now)) {
      const packet = packetOf(lane.waiting);
      this.credit -= packet.length;
      const { to } = lane;
      setTimeout(() => to.writable && to.write(packet), this.delayMs);
    }
    for (const { to, isOver, waiting } of this.lanes)
      if (isOver && waiting.length === 0) setTimeout(() => to.end(), this.delayMs);
    this.lanes = this.lanes.filter(({ isOver, waiting }) => !isOver || waiting.length > 0);
  }

  /** The lane whose turn it is; it then waits for all others. */
  private next(now: number): Lane | undefined {
    const at = this.lanes.findIndex(({ waiting, opensAt }) => waiting.length > 0 && now >= opensAt);
    const [lane] = at < 0 ? [] : this.lanes.splice(at, 1);
    if (lane !== undefined) this.lanes.push(lane);
    return lane;
  }
}

/** Takes a packet off the front. */
function packetOf(waiting: Buffer[]): Buffer {
  const [first = Buffer.alloc(0)] = waiting;
  if (first.length <= PACKET) waiting.shift();
  else waiting[0] = first.subarray(PACKET);
  return first.subarray(0, PACKET);
}

/** A slow line to a port of this machine. */
export interface SlowLine {
  /** Where it begins. */
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Lays one. */
export async function laySlowLine(
  target: number,
  { latency, downloadThroughput, uploadThroughput }: LineSpeed,
): Promise<SlowLine> {
  const down = new Way(downloadThroughput / 1_000, latency / 2);
  const up = new Way(uploadThroughput / 1_000, latency / 2);
  const open = new Set<net.Socket>();
  const server = net.createServer((phone) => {
    const site = net.connect(target, '127.0.0.1');
    const opensAt = performance.now() + latency;
    up.carry(phone, site, opensAt);
    down.carry(site, phone, opensAt);
    for (const socket of [phone, site]) {
      open.add(socket);
      // A tab that is closed breaks its connections: that is no news of its own.
      socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
    }
  });
  const timer = setInterval(() => [down, up].forEach((way) => way.send()), EVERY_MS);
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port,
    close: async () => {
      clearInterval(timer);
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
