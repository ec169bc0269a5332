/** Bets as rows. */
import { WAGER_OUTCOMES, type WagerOutcome } from '@site/domain/betting/statuses';
import { fenOf, type Fen } from '@site/domain/money';
import { asOddsVendor, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { Context } from '../core/context';
import type { LegOutcome } from '../engine/results';
import type { Bet, BetDetail, BetLeg, BetStatus, SettledLeg } from './types';

interface Row {
  id: string;
  member_code: string;
  vendor: string;
  place_key: string;
  status: string;
  outcome: string;
  stake: number;
  risk: number;
  win: number;
  open_risk: number;
  sold: number;
  payout: number | null;
  placed_at: number;
  settled_at: number | null;
  accept_at: number;
  detail: string;
}
interface LegRow {
  bet_id: string;
  event_id: string;
  outcome: string | null;
  detail: string;
}

const STATUSES: readonly BetStatus[] = ['waiting', 'running', 'settled', 'rejected'];
const fen = (minor: number): Fen => fenOf(BigInt(minor));

function legFrom(row: LegRow): SettledLeg {
  const ended =
    row.outcome === null
      ? null
      : (JSON.parse(row.outcome) as { outcome: LegOutcome; final: SettledLeg['final'] });
  return {
    ...(JSON.parse(row.detail) as BetLeg),
    outcome: ended?.outcome ?? null,
    final: ended?.final ?? null,
  };
}

/** @throws Error for a vendor that nobody knows: no wager is another vendor's by default. */
function vendorOf({ id, vendor }: Row): OddsVendorId {
  const known = asOddsVendor(vendor);
  if (known === null) throw new Error(`bet ${id} is of a vendor that nobody knows: ${vendor}`);
  return known;
}

function fromRow(context: Context, row: Row): Bet {
  return {
    id: row.id,
    memberCode: row.member_code,
    vendor: vendorOf(row),
    key: row.place_key,
    status: STATUSES.find((each) => each === row.status) ?? 'running',
    outcome: WAGER_OUTCOMES.find((each) => each === row.outcome) ?? 'running',
    stake: fen(row.stake),
    risk: fen(row.risk),
    win: fen(row.win),
    openRisk: fen(row.open_risk),
    sold: fen(row.sold),
    payout: row.payout === null ? null : fen(row.payout),
    placedAt: row.placed_at,
    settledAt: row.settled_at,
    acceptAt: row.accept_at,
    detail: JSON.parse(row.detail) as BetDetail,
    legs: context.db
      .all<LegRow>(
        'SELECT bet_id, event_id, outcome, detail FROM bet_legs WHERE bet_id = ? ORDER BY at',
        row.id,
      )
      .map(legFrom),
  };
}

/** Bets that match a condition, newest first unless it orders them itself. */
export const selectBets = (
  context: Context,
  where: string,
  ...params: (string | number)[]
): Bet[] =>
  context.db
    .all<Row>(
      `SELECT * FROM bets WHERE ${where}${where.includes('ORDER BY') ? '' : ' ORDER BY placed_at DESC, rowid DESC'}`,
      ...params,
    )
    .map((row) => fromRow(context, row));

/** How many bets match a condition. */
export const countBets = (
  context: Context,
  where: string,
  ...params: (string | number)[]
): number =>
  context.db.one<{ n: number }>(`SELECT count(*) AS n FROM bets WHERE ${where}`, ...params)?.n ?? 0;

/** Open bets with a leg on an event. */
export const betsOnEvent = (context: Context, eventId: string, status: BetStatus): Bet[] =>
  selectBets(
    context,
    'status = ? AND id IN (SELECT bet_id FROM bet_legs WHERE event_id = ?)',
    status,
    eventId,
  );

/** Writes a new bet. */
export function insertBet(context: Context, bet: Bet): void {
  context.db.run(
    `INSERT INTO bets (id, member_code, vendor, place_key, status, outcome, stake, risk, win, open_risk, sold, payout, placed_at, event_at, settled_at, accept_at, detail)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, NULL, ?, ?, NULL, ?, ?)`,
    bet.id,
    bet.memberCode,
    bet.vendor,
    bet.key,
    bet.status,
    bet.outcome,
    bet.stake,
    bet.risk,
    bet.win,
    bet.openRisk,
    bet.placedAt,
    Math.min(...bet.legs.map(({ kickoff }) => kickoff)),
    bet.acceptAt,
    JSON.stringify(bet.detail),
  );
  bet.legs.forEach(({ outcome: _open, final: _none, ...leg }, at) => {
    context.db.run(
      'INSERT INTO bet_legs (bet_id, at, event_id, outcome, detail) VALUES (?, ?, ?, NULL, ?)',
      bet.id,
      at,
      leg.eventId,
      JSON.stringify(leg),
    );
  });
}

/** Writes the outcome of a leg; `null` opens it again. */
export function writeLegOutcome(
  context: Context,
  betId: string,
  at: number,
  outcome: LegOutcome,
  final: SettledLeg['final'],
): void {
  context.db.run(
    'UPDATE bet_legs SET outcome = ? WHERE bet_id = ? AND at = ?',
    JSON.stringify({ outcome, final }),
    betId,
    at,
  );
}

/** What a change of a bet may set. */
export interface BetChange {
  status: BetStatus;
  outcome: WagerOutcome;
  payout: Fen | null;
  openRisk: Fen;
  sold: Fen;
  settledAt: number | null;
  detail: BetDetail;
}

/**
 * Changes a bet that is still in a given status.
 *
 * @returns false when it was not any more.
 */
export function updateBet(
  context: Context,
  bet: Bet,
  from: BetStatus,
  change: Partial<BetChange>,
): boolean {
  const next = { ...bet, ...change };
  return (
    context.db.run(
      'UPDATE bets SET status = ?, outcome = ?, payout = ?, open_risk = ?, sold = ?, settled_at = ?, detail = ? WHERE id = ? AND status = ?',
      next.status,
      next.outcome,
      next.payout,
      next.openRisk,
      next.sold,
      next.settledAt,
      JSON.stringify(next.detail),
      bet.id,
      from,
    ) > 0
  );
}

/** The bet of a member by its id, or null. */
export function ownBet(
  context: Context,
  memberCode: string,
  vendor: Bet['vendor'],
  id: string,
): Bet | null {
  return (
    selectBets(context, 'id = ? AND member_code = ? AND vendor = ?', id, memberCode, vendor)[0] ??
    null
  );
}
