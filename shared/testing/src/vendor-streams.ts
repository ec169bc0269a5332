/**
 * The vendors' streams of a sandbox that runs in process: server-sent events as a browser reads
 * them, and web sockets.
 */
import { get, type ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { createSandbox } from '@site/sandbox/create-sandbox';

type Sandbox = ReturnType<typeof createSandbox>;

/** What a stream of server-sent events tells. */
export interface SentEventHandlers {
  readonly onMessage: (data: unknown, lastEventId: string) => void;
  readonly onHeartbeat: () => void;
  readonly onDead: () => void;
}

/** What a socket tells. */
export interface SocketHandlers {
  readonly onOpen: () => void;
  readonly onMessage: (data: unknown) => void;
  readonly onClosed: () => void;
}

/** Streams of one sandbox; close them before it. */
export interface VendorStreams {
  /** As `EventSource`: comes back by itself with the last id, dies with an answer that is no stream. */
  readonly openEvents: (url: string, handlers: SentEventHandlers) => { readonly close: () => void };
  readonly openSocket: (
    path: string,
    handlers: SocketHandlers,
  ) => { readonly send: (text: string) => void; readonly close: () => void };
  /** The network is lost for a moment: every connection breaks. */
  readonly cut: () => void;
  /** What comes from now on is changed on its way; null for a message that gets lost. */
  readonly tamper: (change: ((text: string) => string | null) | null) => void;
  /** Connections made so far. */
  readonly opened: () => number;
  readonly close: () => void;
}

/** How long a browser waits before it comes back, shortened. */
const RESUME_MS = 5;

interface Block {
  readonly kind: string;
  readonly id: string;
  readonly data: string;
}

function readBlock(text: string): Block {
  const field = (name: string): string => new RegExp(`^${name}: ?(.*)$`, 'm').exec(text)?.[1] ?? '';
  return { kind: field('event'), id: field('id'), data: field('data') };
}

interface State {
  readonly sandbox: Sandbox;
  readonly cuts: Set<() => void>;
  change: ((text: string) => string | null) | null;
  opened: number;
}

async function portOf({ sandbox }: State): Promise<number> {
  if (!sandbox.server.listening) await sandbox.listen({ port: 0, host: '127.0.0.1' });
  return (sandbox.server.address() as AddressInfo).port;
}

function openEvents(state: State, url: string, handlers: SentEventHandlers): { close: () => void } {
  let lastId = '';
  let request: ClientRequest | null = null;
  let closed = false;
  const tell = (text: string): void => {
    if (closed) return;
    const { kind, id, data } = readBlock(text);
    if (kind === 'heartbeat') return handlers.onHeartbeat();
    if (id !== '') lastId = id;
    const changed = state.change === null ? data : state.change(data);
    if (changed !== null) handlers.onMessage(changed, lastId);
  };
  const again = (): void => {
    state.cuts.delete(cut);
    if (!closed) setTimeout(() => void connect(), RESUME_MS);
  };
  const cut = (): void => {
    request?.destroy();
  };
  const connect = async (): Promise<void> => {
    const port = await portOf(state);
    if (closed) return;
    state.opened += 1;
    state.cuts.add(cut);
    request = get(
      {
        port,
        host: '127.0.0.1',
        path: url,
        agent: false,
        headers: lastId === '' ? {} : { 'last-event-id': lastId },
      },
      (response) => {
        if (response.statusCode !== 200) {
          response.resume();
          state.cuts.delete(cut);
          if (!closed) handlers.onDead();
          return;
        }
        response.setEncoding('utf8');
        let text = '';
        response.on('data', (chunk: string) => {
          text += chunk;
          const blocks = text.split('\n\n');
          text = blocks.pop() ?? '';
          blocks.forEach(tell);
        });
        response.on('close', again);
        response.on('error', () => undefined);
      },
    );
    request.on('error', () => undefined);
  };
  void connect();
  return {
    close: () => {
      closed = true;
      state.cuts.delete(cut);
      cut();
    },
  };
}

function openSocket(
  state: State,
  path: string,
  handlers: SocketHandlers,
): { send: (text: string) => void; close: () => void } {
  let closed = false;
  let end: () => void = () => undefined;
  let send: (text: string) => void = () => undefined;
  const connect = async (): Promise<void> => {
    await state.sandbox.ready();
    const wire = await state.sandbox.injectWS(path);
    if (closed) return wire.terminate();
    state.opened += 1;
    end = () => {
      wire.terminate();
    };
    send = (text) => {
      wire.send(text);
    };
    state.cuts.add(end);
    wire.on('message', (data: Buffer) => {
      const changed = state.change === null ? data.toString() : state.change(data.toString());
      if (!closed && changed !== null) handlers.onMessage(changed);
    });
    wire.on('close', () => {
      state.cuts.delete(end);
      if (!closed) handlers.onClosed();
    });
    handlers.onOpen();
  };
  void connect();
  return {
    send: (text) => send(text),
    close: () => {
      closed = true;
      end();
    },
  };
}

/** Opens streams on a sandbox. */
export function vendorStreams(sandbox: Sandbox): VendorStreams {
  const state: State = { sandbox, cuts: new Set(), change: null, opened: 0 };
  const cut = (): void => [...state.cuts].forEach((each) => each());
  return {
    openEvents: (url, handlers) => openEvents(state, url, handlers),
    openSocket: (path, handlers) => openSocket(state, path, handlers),
    cut,
    tamper: (change) => {
      state.change = change;
    },
    opened: () => state.opened,
    close: () => {
      cut();
      sandbox.server.closeAllConnections();
    },
  };
}
