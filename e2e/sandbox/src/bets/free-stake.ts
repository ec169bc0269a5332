/**
 * Stakes that free bets pay. A claimed free bet is a voucher: `required` is its amount, `achieved`
 * what is used of it. A stake may take a part of a voucher, or several, those that end first before
 * the others, of those the smaller before the larger; what is left stays usable until the voucher
 * ends.
 */
import { oddsToPay, paysFor } from '@site/domain/betting/free-bets';
import { fenOf, type Fen } from '@site/domain/money';
import { BONUS_HOUSE } from '../bonus/actions';
import { ruleOf } from '../bonus/rules';
import { saveBonus, selectBonuses, type StoredBonus } from '../bonus/store';
import type { Context } from '../core/context';
import { HOUSE, InsufficientFunds } from '../ledger/ledger';
import type { Bet, VoucherUse } from './types';

/** The stake came from vouchers. */
export const isFreeBet = ({ detail }: Pick<Bet, 'detail'>): boolean =>
  detail.vouchers !== undefined;

const leftOf = ({ required, achieved }: StoredBonus): number => Number(required - achieved);

/** Vouchers that a member can use now: first the one that ends first, then the one with less left. */
export const openVouchers = (context: Context, memberCode: string): StoredBonus[] =>
  selectBonuses(
    context,
    "member_code = ? AND status = 'Wagering' AND expires_at > ?",
    memberCode,
    context.clock.now(),
  )
    .filter(({ ruleId }) => ruleOf(ruleId)?.isFreebet === true)
    .toSorted(
      (a, b) => a.expiresAt - b.expiresAt || leftOf(a) - leftOf(b) || a.id.localeCompare(b.id),
    );

/**
 * Writes how much of a voucher is used; one that was used up is open again when something comes
 * back, unless it has ended.
 */
function setUsed(context: Context, voucher: StoredBonus, achieved: Fen): void {
  const now = context.clock.now();
  const isOver =
    voucher.status === 'Cancelled' || voucher.status === 'Expired' || voucher.expiresAt <= now;
  const isUsedUp = achieved >= voucher.required;
  const open = isUsedUp
    ? { status: 'Completed' as const, endedAt: now }
    : { status: 'Wagering' as const, endedAt: null };
  saveBonus(context, { ...voucher, achieved, ...(isOver ? {} : open) });
}

/**
 * Takes the debit of a new bet from vouchers: house bonus money goes to the bets, the member's
 * wallet stays as it is. Must run inside the transaction of the placement.
 *
 * @throws InsufficientFunds when the vouchers that pay at its odds do not cover it.
 */
export function coverFree(context: Context, bet: Bet): Bet {
  const vouchers: VoucherUse[] = [];
  const odds = oddsToPay(
    bet.legs.map(({ price }) => price),
    true,
  );
  let left: bigint = bet.risk;
  for (const voucher of openVouchers(context, bet.memberCode)) {
    if (left <= 0n) break;
    if (!paysFor({ leastOdds: ruleOf(voucher.ruleId)?.leastOdds }, odds)) continue;
    const free = voucher.required - voucher.achieved;
    const part = free < left ? free : left;
    left -= part;
    vouchers.push({ id: voucher.id, amount: part.toString() });
    setUsed(context, voucher, fenOf(voucher.achieved + part));
  }
  if (left > 0n) throw new InsufficientFunds(`vouchers:${bet.memberCode}`);
  return { ...bet, detail: { ...bet.detail, vouchers } };
}

/** Books the debit that vouchers paid. */
export function postFreeStake(context: Context, bet: Bet, title: string): void {
  context.ledger.post(
    {
      kind: 'bet.stake',
      ref: bet.id,
      title,
      movements: [
        { account: BONUS_HOUSE, amount: fenOf(-bet.risk) },
        { account: HOUSE.bets, amount: bet.risk },
      ],
    },
    bet.placedAt,
  );
}

/** Gives the vouchers of a bet back, once; a bet that no voucher paid is left alone. */
export function returnVouchers(context: Context, bet: Bet): void {
  const moved =
    isFreeBet(bet) &&
    context.ledger.post(
      {
        kind: 'bet.refund',
        ref: bet.id,
        title: '退还 免费投注',
        movements: [
          { account: HOUSE.bets, amount: fenOf(-bet.risk) },
          { account: BONUS_HOUSE, amount: bet.risk },
        ],
      },
      context.clock.now(),
    );
  if (!moved) return;
  for (const { id, amount } of bet.detail.vouchers ?? []) {
    const [voucher] = selectBonuses(context, 'id = ?', id);
    if (voucher !== undefined) setUsed(context, voucher, fenOf(voucher.achieved - BigInt(amount)));
  }
}
