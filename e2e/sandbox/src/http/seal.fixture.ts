/** Every call that moves money, with what it is sent and by what its key is looked up, for tests. */
import * as bonus from '@site/contracts/bonus';
import { takeAssignedClaim, takeAssignedClaimByRef } from '@site/contracts/campaign';
import type { AnyEndpoint } from '@site/contracts/endpoint';
import { snatchPrize, snatchPrizeByRef } from '@site/contracts/mini-games';
import * as payment from '@site/contracts/payment';
import * as paymentDeposit from '@site/contracts/payment-deposit';
import { resubmitDeposit } from '@site/contracts/payment-cases';
import { takeReferrerReward, takeReferrerRewardByRef } from '@site/contracts/referrer';
import { redeemReward, redeemRewardByRef } from '@site/contracts/reward-store';
import { createTransfer, transferByRef } from '@site/contracts/transfer';
import * as bti from '@site/contracts/vendor-bti-bets';
import * as im from '@site/contracts/vendor-im-bets';
import * as vendorImCashout from '@site/contracts/vendor-im-cashout';
import { checkSabaBet, placeSabaBet } from '@site/contracts/vendor-saba-singles';
import * as saba from '@site/contracts/vendor-saba-bets';

export const body = { from: 2, to: 4, amount: '1.00' };
export const read = (row: unknown) => row as AnyEndpoint & { readonly '~none'?: never };

/** How a money call is sent and how it is asked about, by its key. */
interface LoggedRequest {
  readonly by: unknown;
  readonly ask: (key: string) => object;
  readonly send: (key: string) => object;
}
const byRef = (by: unknown, sent: object, params?: object): LoggedRequest => ({
  by,
  ask: (key) => ({ params: { key } }),
  send: () => ({ body: sent, ...(params === undefined ? {} : { params }) }),
});
const transaction = { transactionId: 'T1' };

/** Every money call of the contract; a new one that is not here fails the first test. */
export const CALLS = new Map<unknown, LoggedRequest>([
  [createTransfer, byRef(transferByRef, body)],
  [
    payment.createApplication,
    byRef(payment.applicationByRef, {
      transactionType: 'Deposit',
      methodCode: 'ALI',
      amount: '100.00',
    }),
  ],
  [
    paymentDeposit.createCryptoInvoice,
    byRef(payment.applicationByRef, { methodCode: 'USDT', amount: '100.00' }),
  ],
  [
    payment.stepApplication,
    byRef(payment.applicationByRef, { applicationId: 'A1' }, { step: 'paid' }),
  ],
  [paymentDeposit.cancelDeposit, byRef(payment.applicationByRef, transaction)],
  [paymentDeposit.cancelPaybnbDeposit, byRef(payment.applicationByRef, transaction)],
  [paymentDeposit.setQrPaid, byRef(payment.applicationByRef, transaction)],
  [resubmitDeposit, byRef(payment.applicationByRef, transaction)],
  [bonus.claimBonus, byRef(bonus.claimBonusByRef, { applicationId: 'A1' })],
  [bonus.cancelBonus, byRef(bonus.cancelBonusByRef, { applicationId: 'A1', confirm: true })],
  [bonus.takeBonusSos, byRef(bonus.takeBonusSosByRef, { bonusId: 'B1' })],
  [takeReferrerReward, byRef(takeReferrerRewardByRef, { refereeId: 'R1' })],
  [takeAssignedClaim, byRef(takeAssignedClaimByRef, { claimId: 'C1' })],
  [redeemReward, byRef(redeemRewardByRef, { itemId: 'I1', points: 1 })],
  [snatchPrize, byRef(snatchPrizeByRef, { eventCode: 'E1' })],
  [
    im.placeImBet,
    {
      by: im.checkImBet,
      ask: (AttemptKey) => ({ body: { AttemptKey } }),
      send: (AttemptKey) => ({
        body: { AttemptKey, BetMode: 1, OddsType: 3, TakeBetter: true, Picks: [], Combos: [] },
      }),
    },
  ],
  [
    vendorImCashout.sellImBet,
    {
      by: vendorImCashout.checkImSale,
      ask: (AttemptKey) => ({ body: { AttemptKey } }),
      send: () => ({ body: { WagerId: 'W1', OfferPrice: '1.00' } }),
    },
  ],
  [
    bti.placeBtiBet,
    {
      by: bti.checkBtiBet,
      ask: (clientBetId) => ({ query: { clientBetId } }),
      send: (clientBetId) => ({
        body: {
          clientBetId,
          oddsChange: 'Reject',
          oddsFormat: 'Decimal',
          selections: [],
          bets: [],
        },
      }),
    },
  ],
  [
    bti.sellBtiBet,
    {
      by: bti.checkBtiSale,
      ask: (clientId) => ({ query: { clientId } }),
      send: () => ({ body: { betId: 'W1', price: '1.00' } }),
    },
  ],
  [
    placeSabaBet,
    {
      by: checkSabaBet,
      ask: (vendorTransId) => ({ query: { vendorTransId } }),
      send: (vendorTransId) => ({
        body: {
          vendorTransId,
          sportType: 1,
          marketId: 'm',
          key: 'h',
          price: '1.90',
          point: null,
          stake: '10.00',
          oddsOption: 0,
          oddsType: 3,
        },
      }),
    },
  ],
  [
    saba.placeSabaParlay,
    {
      by: saba.checkSabaParlay,
      ask: (vendorTransId) => ({ query: { vendorTransId } }),
      send: (vendorTransId) => ({
        body: { vendorTransId, oddsOption: 0, tickets: [], combos: [] },
      }),
    },
  ],
  [
    saba.sellSabaBack,
    {
      by: saba.checkSabaSale,
      ask: (vendorTransId) => ({ query: { vendorTransId } }),
      send: () => ({ body: { transId: 'W1', cashoutPrice: '1.00' } }),
    },
  ],
]);
export const idOf = (row: unknown): string => (row as AnyEndpoint).id;
