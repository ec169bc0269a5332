/** The offer to sell a wager over a real back end, for tests. */
import { useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { done } from '@site/domain/errors/app-error';
import { fenOf } from '@site/domain/money';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { placedWager } from '../bet-slip/slip.fixture';
import type { NoOfferReason, OddsVendor, Wager } from '../vendors/port';
import { CashOut } from './CashOut';

/** What the page knows of the wager: its own row, and the price for all that runs of it. */
export interface Known {
  readonly wager: Wager;
  readonly price: bigint;
}

/** One that runs whole. */
export const RUNNING: Known = { wager: placedWager('W1'), price: 6_778n };

/** What is left of it after a part. */
export const REST: Known = {
  wager: placedWager('W1', {
    outcome: 'partlyCashedOut',
    cashOut: { paid: fenOf(2_711n), openRisk: fenOf(6_000n), whole: false },
  }),
  price: 4_067n,
};

/** Confirms a sale, once its button could be seen. */
export async function tapConfirm(): Promise<void> {
  await waitFor(() => expect(screen.getByTestId('cashout-confirm')).toBeEnabled());
  await userEvent.click(screen.getByTestId('cashout-confirm'));
}

/** The panel with its world, made anew for each test. */
export function cashOut() {
  let world: TestWorld;
  beforeEach(async () => {
    world = createTestWorld();
    await world.logIn('member01');
  });
  afterEach(() => world.close());

  return {
    get world(): TestWorld {
      return world;
    },
    /** Draws the offer; what it gives back tells the page something else. */
    show(first: Known): (next: Known) => void {
      let tell: (next: Known) => void = () => undefined;
      const Told = () => {
        const [{ wager, price }, set] = useState(first);
        tell = set;
        const openRisk = wager.cashOut?.openRisk ?? wager.risk;
        return (
          <CashOut
            wager={wager}
            onSold={() => undefined}
            received={{
              offer: {
                wagerId: wager.id,
                price: fenOf(price),
                openRisk,
                validMs: 600_000,
                reason: null,
              },
              at: world.platform.clock.monotonic(),
              failed: false,
              refresh: () => undefined,
            }}
          />
        );
      };
      renderInShell(<Told />, { platform: world.platform });
      return (next) => act(() => tell(next));
    },
    /** The vendor's question, as it was sent. */
    async sent(): Promise<string> {
      const ask = async (): Promise<readonly { readonly body: unknown }[]> =>
        (
          (await world.control('GET', '/requests?path=/vendors/saba/betting/v1/SellBack')) as {
            requests: readonly { readonly body: unknown }[];
          }
        ).requests;
      await waitFor(async () => expect(await ask()).toHaveLength(1));
      const body = (await ask())[0]?.body;
      return typeof body === 'string' ? body : JSON.stringify(body);
    },
  };
}

/** Nobody's bet can be sold now, for this reason. */
export const paysNothing =
  (reason: NoOfferReason): OddsVendor['offers'] =>
  (ids) =>
    Promise.resolve(
      done(
        ids.map((wagerId) => ({
          wagerId,
          price: null,
          openRisk: fenOf(10_000n),
          validMs: 5_000,
          reason,
        })),
      ),
    );
