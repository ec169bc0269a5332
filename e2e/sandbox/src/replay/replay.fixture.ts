/** Streams and what is read of their replay, for tests. */
import { resolve } from 'node:path';
import { getSabaEvents } from '@site/contracts/vendor-saba';
import type { TestClient } from '../testing/client';

export const DATA = resolve(__dirname, '../../../../../shared/data');
export const SOCCER = resolve(DATA, 'betfair-soccer-asian-handicap-1.242971311.jsonl.bz2');
export const TENNIS = resolve(DATA, 'betfair-tennis-matchodds-1.223716976.jsonl.bz2');

interface View {
  done: boolean;
  messages: number;
  markets: number;
  status: string | null;
  winner: { id: number } | null;
  inPlay: boolean;
  selections: {
    selectionId: string;
    price: number | null;
    moves: { back: { up: number; down: number }; ltp: { up: number; down: number } };
  }[];
}
interface Board {
  events: { eventId: string; tab: string; eventStatus: string; leagueName: string }[];
  markets: {
    marketId: string;
    marketStatus: string;
    betType: number;
    selections: { selectionId: string; oddsPrice: { decimalPrice: string | null } }[];
  }[];
}

export async function finished(client: TestClient): Promise<View> {
  for (;;) {
    const { body } = await client.control('GET', '/replay');
    if ((body as View).done) return body as View;
    await new Promise((done) => {
      setTimeout(done, 20);
    });
  }
}

export const definition = (status: string, inPlay: boolean, runners: readonly object[]) => ({
  eventId: '500',
  eventTypeId: '1',
  marketType: 'MATCH_ODDS',
  marketTime: '2025-05-12T18:45:00.000Z',
  status,
  inPlay,
  eventName: 'Alpha v Beta',
  runners,
});
export const RUNNERS = (statuses: readonly string[]) =>
  statuses.map((status, at) => ({
    id: 11 + at,
    name: ['Alpha', 'Beta', 'The Draw'][at],
    sortPriority: at + 1,
    status,
  }));
export const line = (pt: number, change: object) =>
  JSON.stringify({ op: 'mcm', pt, mc: [{ id: '1.9', ...change }] });
export const prices = (back: readonly (readonly [number, number])[], id: number, ltp?: number) => ({
  rc: [{ id, atb: back, ...(ltp === undefined ? {} : { ltp }) }],
});
export const board = async (client: TestClient, sportType: string, tab: 'TODAY' | 'RUNNING') =>
  (await client.call(getSabaEvents, { query: { sportType, tab } })).body.result as Board;
export const priceOf = ({ markets }: Board, selectionId: string) =>
  markets.flatMap((market) => market.selections).find((each) => each.selectionId === selectionId)
    ?.oddsPrice.decimalPrice;
