/**
 * Rounds of the little games: decided here by the rule of the game, paid through the ledger, each
 * once per key.
 */
import { validTurnover } from '@site/domain/betting/turnover';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import { fenOf, type Fen } from '@site/domain/money';
import type { Context } from '../core/context';
import { hashOf } from '../core/secrets';
import { randomFor } from '../core/random';
import { ApiError } from '../http/api-error';
import { HOUSE, InsufficientFunds, walletOf } from '../ledger/ledger';
import { memberOfCall } from '../members/routes';
import { gameOf } from './catalogue';
import type { Outcome } from './rules/outcome';
import { kindOf, RULES } from './rules/rules';

/** A running game of a member. */
export interface GameSession {
  readonly tokenHash: string;
  readonly memberCode: string;
  readonly gameId: string;
  readonly group: number;
  readonly origin: string;
  readonly isDemo: boolean;
  readonly demoBalance: Fen;
}

/** What a round gave. `symbols` are dice, reels, cards or numbers; `marks` those that won. */
export interface RoundResult {
  readonly roundId: string;
  readonly symbols: readonly number[];
  readonly marks: readonly number[];
  readonly payout: Fen;
  readonly balance: Fen;
  readonly text: string;
}

interface Row {
  token_hash: string;
  member_code: string;
  game_id: string;
  wallet_group: number;
  origin: string;
  is_demo: number;
  demo_balance: number;
  until: number;
}

/**
 * The session of a token.
 *
 * @throws ApiError when it is unknown or over.
 */
export function gameSession(context: Context, token: string): GameSession {
  const row = context.db.one<Row>(
    'SELECT * FROM game_sessions WHERE token_hash = ?',
    hashOf(token),
  );
  if (row === null || row.until <= context.clock.now())
    throw new ApiError(401, 'GAM00401', '游戏登录已过期，请返回大厅重新进入');
  return {
    tokenHash: row.token_hash,
    memberCode: row.member_code,
    gameId: row.game_id,
    group: row.wallet_group,
    origin: row.origin,
    isDemo: row.is_demo === 1,
    demoBalance: fenOf(BigInt(row.demo_balance)),
  };
}

/** What is in the wallet this game plays from. */
export const gameBalance = (context: Context, session: GameSession): Fen =>
  session.isDemo
    ? fenOf(
        BigInt(
          context.db.one<{ demo_balance: number }>(
            'SELECT demo_balance FROM game_sessions WHERE token_hash = ?',
            session.tokenHash,
          )?.demo_balance ?? 0,
        ),
      )
    : context.ledger.balance(walletOf(session.memberCode, session.group));

function payDemo(context: Context, session: GameSession, bet: Fen, payout: Fen): void {
  const done = context.db.run(
    'UPDATE game_sessions SET demo_balance = demo_balance - ? + ? WHERE token_hash = ? AND demo_balance >= ?',
    bet,
    payout,
    session.tokenHash,
    bet,
  );
  if (done === 0) throw new ApiError(409, 'GAM00409', '试玩余额不足');
}

/** Turnover is counted at a price no rule can call too small: games have no odds to speak of. */
const GAME_PRICE = '2.00' as DecimalOdds;

function pay(
  context: Context,
  session: GameSession,
  roundId: string,
  bet: Fen,
  payout: Fen,
  outcome: Outcome,
): void {
  if (session.isDemo) {
    payDemo(context, session, bet, payout);
    return;
  }
  const title = gameOf(session.gameId)?.name ?? session.gameId;
  const wallet = walletOf(session.memberCode, session.group);
  const at = context.clock.now();
  context.ledger.post(
    {
      kind: 'game.bet',
      ref: roundId,
      title,
      movements: [
        { account: wallet, amount: fenOf(-bet) },
        { account: HOUSE.games, amount: bet },
      ],
    },
    at,
  );
  if (payout > 0n)
    context.ledger.post(
      {
        kind: 'game.win',
        ref: roundId,
        title: `${title} 派彩`,
        movements: [
          { account: wallet, amount: payout },
          { account: HOUSE.games, amount: fenOf(-payout) },
        ],
      },
      at,
    );
  context.turnover.add(
    session.memberCode,
    session.group,
    validTurnover({ stake: bet, risk: bet, price: GAME_PRICE, outcome: outcome.result }),
    `game:${roundId}`,
  );
}

/** Least and most of one round. */
const LIMIT = { min: 100n, max: 500_000n } as const;

interface Stored {
  readonly symbols: number[];
  readonly marks?: number[];
  readonly text: string;
}

/** Number of rounds a member has played of a game: names the next one in the seed. */
const playedOf = (context: Context, session: GameSession): number =>
  context.db.one<{ n: number }>(
    'SELECT count(*) AS n FROM rounds WHERE member_code = ? AND game_id = ?',
    session.memberCode,
    session.gameId,
  )?.n ?? 0;

function decide(
  context: Context,
  session: GameSession,
  bet: Fen | null,
  choice: string,
): { bet: Fen; outcome: Outcome } {
  if (bet === null || bet < LIMIT.min || bet > LIMIT.max)
    throw new ApiError(422, 'GAM00422', '投注金额须在 1 - 5,000 元之间');
  if (!session.isDemo && memberOfCall(context, session.memberCode).exclusion.DisableBetting)
    throw new ApiError(403, 'GAM00403', '您已启用自我限制，暂时无法游戏');
  const game = gameOf(session.gameId);
  const outcome =
    game === null
      ? null
      : RULES[kindOf(game)](
          choice,
          randomFor(
            context.seed(),
            `round/${session.memberCode}/${session.gameId}/${playedOf(context, session)}`,
          ),
        );
  if (outcome === null) throw new ApiError(422, 'GAM00423', '请选择有效的投注项');
  return { bet, outcome };
}

/**
 * Plays a round; the same key gives the same round again.
 *
 * @throws ApiError for a bad or uncovered bet.
 */
export function playRound(
  context: Context,
  session: GameSession,
  key: string,
  wanted: Fen | null,
  choice: string,
): RoundResult {
  const roundId = `R${hashOf(`${session.tokenHash}/${key}`).slice(0, 20)}`;
  const known = context.db.one<{ outcome: string; payout: number }>(
    'SELECT outcome, payout FROM rounds WHERE id = ?',
    roundId,
  );
  if (known !== null) {
    const { symbols, marks = [], text } = JSON.parse(known.outcome) as Stored;
    return {
      roundId,
      symbols,
      marks,
      text,
      payout: fenOf(BigInt(known.payout)),
      balance: gameBalance(context, session),
    };
  }
  const { bet, outcome } = decide(context, session, wanted, choice);
  const payout = fenOf((bet * BigInt(outcome.hundredths)) / 100n);
  const marks = outcome.marks ?? [];
  try {
    context.db.tx(() => {
      pay(context, session, roundId, bet, payout, outcome);
      context.db.run(
        'INSERT INTO rounds (id, member_code, game_id, bet, payout, at, outcome) VALUES (?, ?, ?, ?, ?, ?, ?)',
        roundId,
        session.memberCode,
        session.gameId,
        bet,
        payout,
        context.clock.now(),
        JSON.stringify({ symbols: outcome.symbols, marks, text: outcome.text }),
      );
    });
  } catch (error) {
    if (error instanceof InsufficientFunds) throw new ApiError(409, 'GAM00409', '余额不足');
    throw error;
  }
  return {
    roundId,
    symbols: outcome.symbols,
    marks,
    text: outcome.text,
    payout,
    balance: gameBalance(context, session),
  };
}
