/** Rounds of the little games: decided here, paid through the ledger, each once per key. */
import { fenOf, type Fen } from '@site/domain/money';
import type { Context } from '../core/context';
import { hashOf, newId } from '../core/secrets';
import { randomFor } from '../core/random';
import { ApiError } from '../http/api-error';
import { HOUSE, InsufficientFunds, walletOf } from '../ledger/ledger';
import { gameOf } from './catalogue';

/** A running game of a member. */
export interface GameSession {
  readonly tokenHash: string; readonly memberCode: string; readonly gameId: string; readonly group: number; readonly origin: string;
  readonly isDemo: boolean; readonly demoBalance: Fen;
}

/** What a round gave. `symbols` are dice or reels. */
export interface RoundResult { readonly roundId: string; readonly symbols: readonly number[]; readonly payout: Fen; readonly balance: Fen; readonly text: string }

interface Row { token_hash: string; member_code: string; game_id: string; wallet_group: number; origin: string; is_demo: number; demo_balance: number; until: number }

/** The session of a token. @throws ApiError when it is unknown or over. */
export function gameSession(context: Context, token: string): GameSession {
  const row = context.db.one<Row>('SELECT * FROM game_sessions WHERE token_hash = ?', hashOf(token));
  if (row === null || row.until <= context.clock.now()) throw new ApiError(401, 'GAM00401', '游戏登录已过期,请返回大厅重新进入');
  return {
    tokenHash: row.token_hash, memberCode: row.member_code, gameId: row.game_id, group: row.wallet_group, origin: row.origin, isDemo: row.is_demo === 1,
    demoBalance: fenOf(BigInt(row.demo_balance)),
  };
}

/** What is in the wallet this game plays from. */
export const gameBalance = (context: Context, session: GameSession): Fen =>
  session.isDemo ? session.demoBalance : context.ledger.balance(walletOf(session.memberCode, session.group));

const times = (bet: Fen, hundredths: number): Fen => fenOf((bet * BigInt(hundredths)) / 100n);

function dice(bet: Fen, choice: string, roll: () => number): { symbols: number[]; payout: Fen; text: string } {
  const symbols = [roll(), roll(), roll()].map((x) => 1 + (x % 6));
  const sum = symbols.reduce((total, each) => total + each, 0);
  const facts: ReadonlySet<string> = new Set([sum >= 11 ? 'big' : 'small', sum % 2 === 1 ? 'odd' : 'even']);
  const won = facts.has(choice);
  return { symbols, payout: won ? times(bet, 195) : fenOf(0n), text: `${sum}点 ${sum >= 11 ? '大' : '小'} ${sum % 2 === 1 ? '单' : '双'}` };
}

function reels(bet: Fen, roll: () => number): { symbols: number[]; payout: Fen; text: string } {
  const symbols = [roll(), roll(), roll()].map((x) => x % 6);
  const kinds = new Set(symbols).size;
  const payout = kinds === 1 ? times(bet, 1_800) : kinds === 2 ? bet : fenOf(0n);
  return { symbols, payout, text: kinds === 1 ? '三连大奖!' : kinds === 2 ? '两个相同,返还本金' : '再接再厉' };
}

function pay(context: Context, session: GameSession, roundId: string, bet: Fen, payout: Fen): void {
  const title = `游戏 ${gameOf(session.gameId)?.name ?? session.gameId}`;
  if (session.isDemo) {
    if (bet > session.demoBalance) throw new InsufficientFunds('demo');
    context.db.run('UPDATE game_sessions SET demo_balance = demo_balance + ? WHERE token_hash = ?', payout - bet, session.tokenHash);
    return;
  }
  const wallet = walletOf(session.memberCode, session.group);
  const at = context.clock.now();
  context.ledger.post({ kind: 'game.bet', ref: roundId, title, movements: [{ account: wallet, amount: fenOf(-bet) }, { account: HOUSE.games, amount: bet }] }, at);
  if (payout > 0n) context.ledger.post({ kind: 'game.win', ref: roundId, title: `${title} 派彩`, movements: [{ account: wallet, amount: payout }, { account: HOUSE.games, amount: fenOf(-payout) }] }, at);
}

/** Most and least of one round. */
const LIMIT = { min: 100n, max: 500_000n } as const;

/** Plays a round; the same key gives the same round again. @throws ApiError for a bad or uncovered bet. */
export function playRound(context: Context, session: GameSession, key: string, bet: Fen | null, choice: string): RoundResult {
  const roundId = `R${hashOf(`${session.tokenHash}/${key}`).slice(0, 20)}`;
  const known = context.db.one<{ outcome: string; payout: number }>('SELECT outcome, payout FROM rounds WHERE id = ?', roundId);
  if (known !== null) {
    const { symbols, text } = JSON.parse(known.outcome) as { symbols: number[]; text: string };
    return { roundId, symbols, text, payout: fenOf(BigInt(known.payout)), balance: gameBalance(context, session) };
  }
  if (bet === null || bet < LIMIT.min || bet > LIMIT.max) throw new ApiError(422, 'GAM00422', '投注金额须在 1 - 5,000 元之间');
  const random = randomFor(context.seed(), newId('round'));
  const roll = (): number => random.int(60_000);
  const outcome = gameOf(session.gameId)?.gameType === 'SLOT' ? reels(bet, roll) : dice(bet, choice, roll);
  try {
    context.db.tx(() => {
      pay(context, session, roundId, bet, outcome.payout);
      context.db.run(
        'INSERT INTO rounds (id, member_code, game_id, bet, payout, at, outcome) VALUES (?, ?, ?, ?, ?, ?, ?)', roundId, session.memberCode, session.gameId,
        bet, outcome.payout, context.clock.now(), JSON.stringify({ symbols: outcome.symbols, text: outcome.text }),
      );
    });
  } catch (error) {
    if (error instanceof InsufficientFunds) throw new ApiError(409, 'GAM00409', '余额不足');
    throw error;
  }
  return { roundId, symbols: outcome.symbols, text: outcome.text, payout: outcome.payout, balance: gameBalance(context, { ...session, demoBalance: fenOf(session.demoBalance + outcome.payout - bet) }) };
}
