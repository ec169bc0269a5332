/** A slip for tests, with a vendor that answers as they say. */
import { done, failed, type Outcome } from '@site/domain/errors/app-error';
import { createState, Observable, type MoneyAnswer } from '@site/platform';
import type { OddsTypeName } from '@site/domain/odds/decimal-odds';
import type { TestWorld } from '@site/testing';
import type { BetInfo, BetOrder, LegInfo, OddsVendor, PlacedBet } from '../vendors/port';
import { standIn } from '../vendors/common/methods';
import { createSlip } from './slip';
import { comboOf, legOf, placedWager, selectionOf } from './slip.fixture';

export const A = selectionOf('a');

/** A slip over the real platform and a vendor that answers as the test says. */
export function open(
  world: TestWorld,
  submit: (order: BetOrder, key: string) => Promise<Outcome<MoneyAnswer<PlacedBet>>> = () =>
    new Promise(() => undefined),
) {
  const quotes: OddsTypeName[] = [];
  const sent: BetOrder[] = [];
  const felt: string[] = [];
  const says: { leg: Partial<LegInfo>; info: Outcome<BetInfo> | null } = { leg: {}, info: null };
  const unused = () => Promise.resolve(failed({ kind: 'network' }));
  const vendor: OddsVendor = {
    id: 'SABA',
    policies: ['exact', 'better', 'any'],
    feed: () => new Observable(),
    ...standIn((_method, kind) =>
      kind === 'money' ? () => Promise.reject(new Error('not sold here')) : unused,
    ),
    betInfo: ({ selections, oddsType, mode }) => {
      quotes.push(oddsType);
      return Promise.resolve(
        says.info ??
          done({
            legs: selections.map(({ selectionId }) => legOf(selectionId, says.leg)),
            combos: mode === 2 ? [comboOf('Doubles')] : [],
            maxPayout: null,
          }),
      );
    },
    prepare: (order) =>
      Promise.resolve({
        payload: JSON.stringify(order),
        submit: (key) => {
          sent.push(order);
          return submit(order, key);
        },
      }),
  };
  const slip = createSlip(
    world.platform,
    vendor,
    createState<OddsTypeName>('MY'),
    createState(true),
    { feedback: (what) => void felt.push(what) },
  );
  return { slip, quotes, sent, says, felt, vendor, row: () => slip.state.get().rows[0] };
}

export const settle = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
export const placed = done({ result: { wagers: [placedWager('W1')] }, pending: false });
