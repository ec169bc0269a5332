/** Placing, looking and counting in the words of the port, for the contract of bets. */
import type { Outcome } from '@site/domain/errors/app-error';
import type { CartSelection } from '@site/domain/betting/cart';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { BetOrder, OddsPolicy, PlacedBet, Wager } from '../port';
import { BET_TYPE, type ContractWorld } from './contract-world.fixture';

/** Combos by what they are, under the vendor's id. */
export const COMBO: Readonly<
  Record<
    OddsVendorId,
    { readonly straight: string; readonly trixie: string; readonly doubles: string }
  >
> = {
  IM: { straight: '18', trixie: '1', doubles: '9' },
  BTI: { straight: 'Combo', trixie: 'Trixie', doubles: 'System2' },
  SABA: { straight: 'FoldN', trixie: 'Trixie', doubles: 'Doubles' },
};

/** A single as the slip sends it. */
export const singleOf = (
  selection: CartSelection,
  stake = '100.00',
  over: Partial<Extract<BetOrder, { mode: 1 }>> = {},
): BetOrder => ({
  mode: 1,
  selection,
  stake,
  oddsType: 'EU',
  policy: 'exact',
  freeBet: false,
  ...over,
});
/** Combos as the slip sends them. */
export const comboOf = (
  selections: readonly CartSelection[],
  combos: Readonly<Record<string, string>>,
  policy: OddsPolicy = 'exact',
): BetOrder => ({
  mode: 2,
  selections,
  combos: Object.entries(combos).map(([id, stake]) => ({ id, stake })),
  policy,
  freeBet: false,
});

/** The value, or the failure as an error of the test. */
export function valueOf<T>(answer: Outcome<T>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}
/** Code of a refusal; its kind where it has none; null for a success. */
export const codeOf = (answer: Outcome<unknown>): string | null =>
  answer.ok ? null : answer.error.kind === 'api' ? answer.error.code : answer.error.kind;

/** Sends an order. */
export async function send(
  { vendor }: ContractWorld,
  key: string,
  order: BetOrder,
): Promise<Outcome<{ readonly result: PlacedBet; readonly pending: boolean }>> {
  return (await vendor.prepare(order)).submit(key);
}
/** Sends an order that must be taken. */
export async function place(
  world: ContractWorld,
  key: string,
  order: BetOrder,
): Promise<{ readonly wagers: readonly Wager[]; readonly pending: boolean }> {
  const { result, pending } = valueOf(await send(world, key, order));
  return { wagers: result.wagers, pending };
}
/** A wager as it stands now. */
export async function wagerNow({ vendor }: ContractWorld, id: string): Promise<Wager> {
  const [wager] = valueOf(await vendor.pending([id]));
  if (wager === undefined) throw new Error(`no wager ${id}`);
  return wager;
}

/** Home wins of the last events of today; the first ones may start any moment. */
export async function picks(world: ContractWorld, count: number): Promise<CartSelection[]> {
  const ids = (await world.events(1, 'TODAY')).slice(-count);
  const chosen: CartSelection[] = [];
  for (const id of ids) chosen.push(await world.pick(id, BET_TYPE.ONE_X_TWO, 'home'));
  return chosen;
}
/** One of them. */
export async function pickOne(world: ContractWorld): Promise<CartSelection> {
  const [selection] = await picks(world, 1);
  if (selection === undefined) throw new Error('no pick');
  return selection;
}
/** A match that is in play and quiet. */
export async function liveMatch({ events, script }: ContractWorld): Promise<string> {
  const [eventId = ''] = await events(1, 'TODAY');
  await script(eventId, { do: 'start' });
  await script(eventId, { do: 'safe', holdMs: 3_600_000 });
  return eventId;
}

interface Entry {
  readonly account: string;
  readonly amount: number;
}
/**
 * The member's postings of bets: kind, sum in the sportsbook wallet, and whether every posting sums
 * to nothing.
 */
export async function ledger({ world }: ContractWorld): Promise<{
  readonly kinds: readonly string[];
  readonly sums: readonly number[];
  readonly balanced: boolean;
}> {
  const { postings } = (await world.control('GET', '/members/member01/ledger')) as {
    postings: { kind: string; entries: Entry[] }[];
  };
  const own = postings.filter(({ kind }) => kind.startsWith('bet.'));
  return {
    kinds: own.map(({ kind }) => kind),
    sums: own.map(
      ({ entries }) => entries.find(({ account }) => account.endsWith(':2'))?.amount ?? 0,
    ),
    balanced: own.every(
      ({ entries }) => Math.abs(entries.reduce((sum, { amount }) => sum + amount, 0)) < 1e-9,
    ),
  };
}
