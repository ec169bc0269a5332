/**
 * The recorded stream's format (data README): messages of market changes over cached order books.
 * Pure.
 */

/** A runner as the market definition names it. */
export interface Runner {
  readonly id: number;
  readonly hc: number;
  readonly name: string;
  readonly status: string;
  readonly sortPriority: number;
}

/** What a market is. */
export interface Definition {
  readonly eventId: string;
  readonly eventName: string;
  readonly marketType: string;
  readonly marketTime: string;
  readonly status: string;
  readonly inPlay: boolean;
  readonly runners: readonly Runner[];
}

/** The book of one runner. */
export interface RunnerBook {
  readonly back: Map<number, number>;
  readonly levels: Map<number, readonly [number, number]>;
  lastTraded: number | null;
}

/** A market with its books, keyed by `<runner id>_<hc>`. */
export interface MarketBook {
  readonly id: string;
  definition: Definition | null;
  readonly books: Map<string, RunnerBook>;
}

/** All markets of a stream. */
export interface Books {
  readonly markets: ReadonlyMap<string, MarketBook>;
  /**
   * Applies one line.
   *
   * @returns publish time and changed markets, or null when the line is no market message.
   */
  readonly apply: (
    line: string,
  ) => { readonly publishedAt: number; readonly changed: readonly string[] } | null;
}

type Json = ReadonlyMap<string, unknown>;

const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map(Object.entries(value))
    : new Map();
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const numberOf = (value: unknown): number =>
  typeof value === 'number' ? value : Number(value ?? 0);

/** Key of a runner: no `hc` means 0. */
export const runnerKey = (id: number, hc: number): string => `${id}_${hc}`;

function runnerOf(value: unknown): Runner {
  const row = objectOf(value);
  return {
    id: numberOf(row.get('id')),
    hc: numberOf(row.get('hc')),
    name: textOf(row.get('name')),
    status: textOf(row.get('status')),
    sortPriority: numberOf(row.get('sortPriority')),
  };
}

function definitionOf(value: unknown): Definition {
  const row = objectOf(value);
  return {
    eventId: textOf(row.get('eventId')),
    eventName: textOf(row.get('eventName')),
    marketType: textOf(row.get('marketType')),
    marketTime: textOf(row.get('marketTime')),
    status: textOf(row.get('status')),
    inPlay: row.get('inPlay') === true,
    runners: listOf(row.get('runners'))
      .map(runnerOf)
      .sort((a, b) => a.sortPriority - b.sortPriority),
  };
}

function bookOf(market: MarketBook, key: string): RunnerBook {
  const book = market.books.get(key) ?? { back: new Map(), levels: new Map(), lastTraded: null };
  market.books.set(key, book);
  return book;
}

function applyRunner(market: MarketBook, value: unknown): void {
  const change = objectOf(value);
  const book = bookOf(market, runnerKey(numberOf(change.get('id')), numberOf(change.get('hc'))));
  for (const step of listOf(change.get('atb'))) {
    const [price = 0, size = 0] = listOf(step).map(numberOf);
    if (size === 0) book.back.delete(price);
    else book.back.set(price, size);
  }
  // `batb` is the real best ladder, `bdatb` the displayed one; either stands in where there is no full depth.
  for (const step of [...listOf(change.get('bdatb')), ...listOf(change.get('batb'))]) {
    const [level = 0, price = 0, size = 0] = listOf(step).map(numberOf);
    if (size === 0) book.levels.delete(level);
    else book.levels.set(level, [price, size]);
  }
  const traded = change.get('ltp');
  if (typeof traded === 'number') book.lastTraded = traded;
}

/** Best price to back with a size above 0, or null without any. */
export function bestBack(book: RunnerBook | undefined): number | null {
  if (book === undefined) return null;
  const prices = [...book.back].filter(([, size]) => size > 0).map(([price]) => price);
  const levels = [...book.levels.values()].filter(([, size]) => size > 0).map(([price]) => price);
  const all = prices.length > 0 ? prices : levels;
  return all.length === 0 ? null : Math.max(...all);
}

/** The price a board shows: best back, or last traded where there is no ladder. */
export const boardPrice = (book: RunnerBook | undefined): number | null =>
  bestBack(book) ?? book?.lastTraded ?? null;

function parse(line: string): Json | null {
  try {
    return objectOf(JSON.parse(line));
  } catch {
    return null;
  }
}

/** Empty books. */
export function createBooks(): Books {
  const markets = new Map<string, MarketBook>();
  const applyMarket = (change: Json, wholeImage: boolean): string => {
    const id = textOf(change.get('id'));
    const market = markets.get(id) ?? {
      id,
      definition: null,
      books: new Map<string, RunnerBook>(),
    };
    markets.set(id, market);
    if (change.get('img') === true || wholeImage) market.books.clear();
    if (change.has('marketDefinition'))
      market.definition = definitionOf(change.get('marketDefinition'));
    for (const runner of listOf(change.get('rc'))) applyRunner(market, runner);
    return id;
  };
  return {
    markets,
    apply: (line) => {
      const message = parse(line);
      if (message === null || message.get('op') !== 'mcm') return null;
      const image = message.get('ct') === 'SUB_IMAGE';
      return {
        publishedAt: numberOf(message.get('pt')),
        changed: listOf(message.get('mc')).map((change) => applyMarket(objectOf(change), image)),
      };
    },
  };
}
