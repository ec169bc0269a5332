/**
 * One board (or one event) and its readers: serial numbers, a memory of the last messages for
 * resuming, one text for all.
 */
import type { SabaEvent } from '@site/contracts/vendor-saba';
import type { Delta } from './diff';

/** Where messages go; a response in the server, a list in tests. */
export interface Reader {
  readonly write: (text: string) => void;
  readonly end: () => void;
}

/** What a channel is made of. */
export interface ChannelDraft {
  readonly key: string;
  readonly accepts: (event: SabaEvent) => boolean;
  readonly boardOnly: boolean;
  readonly boot: () => string;
}

/** A channel. */
export interface Channel extends Omit<ChannelDraft, 'boot'> {
  readonly publish: (delta: Delta) => void;
  /**
   * Joins a reader: it resumes after its last id when that is still remembered, else it gets the
   * snapshot.
   */
  readonly join: (reader: Reader, lastId: string | null, snapshot: () => object) => () => void;
  readonly lastId: () => string;
  /** Loses the next numbers: whoever reads has a gap with the next message. */
  readonly skip: (count: number) => void;
  readonly restart: () => void;
  readonly heartbeat: () => void;
  readonly readers: () => number;
  readonly closeReaders: () => void;
}

/** How much of the past is remembered: messages and characters. */
const MEMORY = { messages: 6_000, characters: 6_000_000 } as const;
const HEARTBEAT = 'event: heartbeat\ndata: {}\n\n';
const RESET = 'data: {"status":3,"message":"reset"}\n\n';

const snapshotText = (id: string, content: object): string => {
  const { events, markets } = content as { events: unknown; markets: unknown };
  return `id: ${id}\ndata: ${JSON.stringify({ status: 1, message: '', payload: { events: { add: events }, markets: { add: markets } } })}\n\n`;
};

const lists = (part: Delta['events'] | Delta['markets']): object =>
  Object.fromEntries(Object.entries(part).filter(([, list]) => list.length > 0));

const deltaText = (id: string, { events, markets }: Delta): string =>
  `id: ${id}\ndata: ${JSON.stringify({ status: 0, payload: { events: lists(events), markets: lists(markets) } })}\n\n`;

/** Makes a channel. */
export function createChannel(draft: ChannelDraft): Channel {
  const readers = new Map<Reader, () => object>();
  let memory: { serial: number; text: string }[] = [];
  let remembered = 0;
  let serial = 0;
  let cached: { id: string; text: string } | null = null;
  const lastId = (): string => `${draft.boot()}.${serial}`;
  const missed = (given: string): readonly string[] | null => {
    const [boot = '', text = ''] = given.split('.');
    const from = Number(text);
    if (boot !== draft.boot() || !Number.isInteger(from) || from > serial) return null;
    if (from < serial && (memory[0]?.serial ?? serial + 1) > from + 1) return null;
    return memory.filter((each) => each.serial > from).map((each) => each.text);
  };
  const whole = (snapshot: () => object): string => {
    if (cached?.id !== lastId())
      cached = { id: lastId(), text: snapshotText(lastId(), snapshot()) };
    return cached.text;
  };
  return {
    key: draft.key,
    accepts: draft.accepts,
    boardOnly: draft.boardOnly,
    lastId,
    readers: () => readers.size,
    publish: (delta) => {
      serial += 1;
      const text = deltaText(lastId(), delta);
      memory.push({ serial, text });
      remembered += text.length;
      while (memory.length > MEMORY.messages || remembered > MEMORY.characters)
        remembered -= memory.shift()?.text.length ?? 0;
      for (const reader of readers.keys()) reader.write(text);
    },
    join: (reader, given, snapshot) => {
      readers.set(reader, snapshot);
      const resumed = given === null ? null : missed(given);
      if (resumed !== null) reader.write(resumed.length === 0 ? HEARTBEAT : resumed.join(''));
      else reader.write((given === null ? '' : RESET) + whole(snapshot));
      return () => void readers.delete(reader);
    },
    skip: (count) => {
      serial += count;
    },
    restart: () => {
      memory = [];
      [remembered, serial, cached] = [0, 0, null];
      for (const [reader, snapshot] of readers) reader.write(RESET + whole(snapshot));
    },
    heartbeat: () => {
      for (const reader of readers.keys()) reader.write(HEARTBEAT);
    },
    closeReaders: () => {
      for (const reader of [...readers.keys()]) reader.end();
    },
  };
}
