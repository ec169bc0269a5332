/** Offers of open wagers while the network is gone: one word for all of them. */
import { screen } from '@testing-library/react';
import { fenOf } from '@site/domain/money';
import { renderInShell } from '@site/testing';
import type { NoOfferReason } from '../vendors/port';
import { CashOut } from './CashOut';
import { cashOut, RUNNING } from './cash-out.fixture';
import { testNetwork } from './network.fixture';
import type { ReceivedOffer } from './use-offers';

const sale = cashOut();
const turn = testNetwork();

const UNHEARD = { offer: null, at: 0, failed: false, refresh: () => undefined };
const without = (reason: NoOfferReason): ReceivedOffer => ({
  ...UNHEARD,
  at: 1,
  offer: { wagerId: 'W1', price: null, openRisk: fenOf(10_000n), validMs: 5_000, reason },
});
const show = (received: ReceivedOffer): void =>
  void renderInShell(
    <CashOut wager={RUNNING.wager} received={received} onSold={() => undefined} />,
    { platform: sale.world.platform },
  );

test.each([
  ['has not come', UNHEARD, '正在读取报价'],
  ['stopped for a moment', without('suspended'), '暂停报价'],
  ['stopped for an attack', without('danger'), '暂停报价'],
  ['was too low', without('tooLow'), '暂不报价'],
])(
  '[I4] an offer that %s is none without a network, and says it in the same words',
  (_what, received, online) => {
    show(received);
    expect(screen.getByTestId('cashout')).toHaveTextContent(new RegExp(`^${online}$`));
    turn(false);
    const offer = screen.getByTestId('cashout');
    expect(offer).toHaveTextContent(/^断网，暂停报价$/);
    expect(offer).toBeDisabled();
    // Nothing is promised that only a network brings.
    expect(offer).not.toHaveAccessibleDescription();
    turn(true);
    expect(screen.getByTestId('cashout')).toHaveTextContent(new RegExp(`^${online}$`));
  },
);

test('[I4] what could not be read is no fault of the vendor without a network, and has nothing to try again', () => {
  turn(false);
  show({ ...UNHEARD, failed: true });
  expect(screen.getByTestId('cashout')).toHaveTextContent('断网，暂停报价');
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  turn(true);
  expect(screen.getByRole('button', { name: '重试' })).toBeEnabled();
});

test('[I4] a bet that waits, or is never sold, says so without a network, too', () => {
  turn(false);
  show(without('waiting'));
  expect(screen.getByTestId('cashout')).toHaveTextContent('待确认');
});

test('where the list says of the vendor that it fails its wagers say it once more in no loud way', () => {
  show({ ...UNHEARD, failed: true, isTold: true });
  expect(screen.getByTestId('cashout')).toHaveTextContent('报价暂时无法读取');
  expect(screen.getByTestId('cashout')).toBeDisabled();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});
