/** Wagers as rows, and their wire form. Money of a wager moves in the same transaction as its status. */
import { SABA_TICKET_STATUS, type SabaTicketStatus, type SabaWager } from '@site/contracts/vendor-saba';
import { fenOf, type Fen } from '@site/domain/money';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { HOUSE, walletOf } from '../ledger/ledger';

/** Wallet group of the sportsbook. */
export const SPORTSBOOK = 2;

/** The terms of a wager, fixed when it is placed. */
export interface WagerTerms {
  readonly leagueName: string; readonly homeName: string; readonly awayName: string; readonly globalShowTime: string; readonly sportType: number;
  readonly marketId: string; readonly selectionId: string; readonly betType: number; readonly key: string; readonly keyName: string; readonly point: number | null;
  readonly requestedPrice: DecimalOdds; readonly betPrice: DecimalOdds; readonly oddsType: number;
  readonly isLive: boolean; readonly atBet: { readonly home: number; readonly away: number } | null;
  readonly betAcceptSecond: number; readonly acceptAt: number;
}

/** What came later. */
export interface WagerOutcome { readonly rejectReason: string; readonly final: { readonly home: number; readonly away: number } | null }

/** A wager. */
export interface Wager {
  readonly id: string; readonly memberCode: string; readonly vendorTransId: string; readonly eventId: string; readonly status: SabaTicketStatus;
  readonly stake: Fen; readonly risk: Fen; readonly win: Fen; readonly payout: Fen | null; readonly placedAt: number; readonly settledAt: number | null;
  readonly terms: WagerTerms; readonly outcome: WagerOutcome;
}

interface Row {
  id: string; member_code: string; vendor_trans_id: string; event_id: string; status: string; stake: number; risk: number; win: number;
  payout: number | null; placed_at: number; settled_at: number | null; detail: string;
}

const fen = (minor: number): Fen => fenOf(BigInt(minor));

function fromRow(row: Row): Wager {
  const { terms, outcome } = JSON.parse(row.detail) as { terms: WagerTerms; outcome: WagerOutcome };
  return {
    id: row.id, memberCode: row.member_code, vendorTransId: row.vendor_trans_id, eventId: row.event_id,
    status: SABA_TICKET_STATUS.find((each) => each === row.status) ?? 'running', stake: fen(row.stake), risk: fen(row.risk), win: fen(row.win),
    payout: row.payout === null ? null : fen(row.payout), placedAt: row.placed_at, settledAt: row.settled_at, terms, outcome,
  };
}

/** Wagers that match a condition, newest first. */
export const selectWagers = (context: Context, where: string, ...params: (string | number)[]): Wager[] =>
  context.db.all<Row>(`SELECT * FROM wagers WHERE vendor = 'saba' AND ${where} ORDER BY placed_at DESC, rowid DESC`, ...params).map(fromRow);

/** Writes a new wager and takes the risk from the wallet. @throws InsufficientFunds. */
export function bookWager(context: Context, wager: Wager): void {
  context.db.run(
    `INSERT INTO wagers (id, member_code, vendor, vendor_trans_id, event_id, status, stake, risk, win, payout, placed_at, settled_at, detail)
     VALUES (?, ?, 'saba', ?, ?, ?, ?, ?, ?, NULL, ?, NULL, ?)`,
    wager.id, wager.memberCode, wager.vendorTransId, wager.eventId, wager.status, wager.stake, wager.risk, wager.win, wager.placedAt,
    JSON.stringify({ terms: wager.terms, outcome: wager.outcome }),
  );
  context.ledger.post({
    kind: 'bet.stake', ref: wager.id, title: `投注 ${wager.terms.homeName} vs ${wager.terms.awayName}`,
    movements: [{ account: walletOf(wager.memberCode, SPORTSBOOK), amount: fenOf(-wager.risk) }, { account: HOUSE.bets, amount: wager.risk }],
  }, wager.placedAt);
}

/** A waiting wager is accepted. */
export function acceptWager(context: Context, wager: Wager): void {
  context.db.run("UPDATE wagers SET status = 'running' WHERE id = ? AND status = 'waiting'", wager.id);
}

/** Ends a wager once: status, payout, and the credit under a key that cannot repeat. */
export function endWager(context: Context, wager: Wager, status: SabaTicketStatus, payout: Fen, outcome: WagerOutcome): void {
  const at = context.clock.now();
  context.db.tx(() => {
    const changed = context.db.run(
      "UPDATE wagers SET status = ?, payout = ?, settled_at = ?, detail = ? WHERE id = ? AND status IN ('waiting', 'running')",
      status, payout, at, JSON.stringify({ terms: wager.terms, outcome }), wager.id,
    );
    if (changed === 0 || payout === 0n) return;
    const kind = status === 'reject' ? 'bet.refund' : 'bet.settle';
    context.ledger.post({
      kind, ref: wager.id, title: `${status === 'reject' ? '退还' : '派彩'} ${wager.terms.homeName} vs ${wager.terms.awayName}`,
      movements: [{ account: walletOf(wager.memberCode, SPORTSBOOK), amount: payout }, { account: HOUSE.bets, amount: fenOf(-payout) }],
    }, at);
  });
}

/** The wire form. */
export function wagerView(wager: Wager): SabaWager {
  const { terms, outcome } = wager;
  return {
    transId: wager.id, vendorTransId: wager.vendorTransId, ticketStatus: wager.status, rejectReason: outcome.rejectReason,
    placedAt: isoAt(wager.placedAt), settledAt: wager.settledAt === null ? null : isoAt(wager.settledAt), betAcceptSecond: terms.betAcceptSecond,
    eventId: wager.eventId, leagueName: terms.leagueName, homeName: terms.homeName, awayName: terms.awayName, globalShowTime: terms.globalShowTime,
    marketId: terms.marketId, betType: terms.betType, key: terms.key, keyName: terms.keyName, point: terms.point,
    requestedPrice: terms.requestedPrice, betPrice: terms.betPrice, oddsType: terms.oddsType, stake: wager.stake, risk: wager.risk, win: wager.win,
    payout: wager.payout, isLive: terms.isLive, liveHomeScore: terms.atBet?.home ?? null, liveAwayScore: terms.atBet?.away ?? null,
    finalHomeScore: outcome.final?.home ?? null, finalAwayScore: outcome.final?.away ?? null,
  };
}
