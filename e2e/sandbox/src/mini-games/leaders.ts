/**
 * Who won most in a repetition of a game: seeded players and every member with a prize, names
 * masked (§5).
 */
import { maskTail } from '@site/domain/formatting/mask';
import { fenOf, type Fen } from '@site/domain/money';
import { yuan } from '../bonus/amounts';
import type { Context } from '../core/context';
import { randomFor } from '../core/random';
import { roundOf } from './draw';
import type { MiniGameSeed } from './mini-games';

/** A row of the board. */
export interface Leader {
  readonly rank: number;
  readonly name: string;
  readonly amount: Fen;
  readonly isOwn: boolean;
}

const MOST = 20;
const SEEDED = 24;
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';

/** Players of the sandbox; what they won grows with the days of the repetition. */
function seeded(
  context: Context,
  game: MiniGameSeed,
): { code: string; name: string; amount: bigint }[] {
  const random = randomFor(context.seed(), `leaders/${game.eventCode}/${roundOf(context, game)}`);
  return Array.from({ length: SEEDED }, (_, at) => {
    const letters = Array.from(
      { length: 5 },
      () => LETTERS[Math.floor(random.next() * LETTERS.length)] ?? 'a',
    ).join('');
    const steps = 1 + Math.floor(random.next() ** 3 * 320);
    return {
      code: `seed-${at}`,
      name: `${letters}${10 + Math.floor(random.next() * 89)}`,
      amount: BigInt(yuan(steps * 8)),
    };
  });
}

/** The first places and the caller's own. */
export function leaderBoard(
  context: Context,
  game: MiniGameSeed,
  memberCode: string,
): { rows: Leader[]; own: { rank: number; amount: Fen } | null } {
  const members = context.db
    .all<{ code: string; name: string; amount: number }>(
      `SELECT t.member_code AS code, m.user_name AS name, sum(t.amount) AS amount FROM mini_game_tries t JOIN members m ON m.member_code = t.member_code
     WHERE t.event_code = ? AND t.round = ? GROUP BY t.member_code HAVING sum(t.amount) > 0`,
      game.eventCode,
      roundOf(context, game),
    )
    .map((row) => ({ ...row, amount: BigInt(row.amount) }));
  const all = [...members, ...seeded(context, game)].toSorted(
    (a, b) => Number(b.amount - a.amount) || (a.code < b.code ? -1 : 1),
  );
  const ranked = all.map(({ code, name, amount }, at) => ({
    code,
    rank: at + 1,
    name: maskTail(name),
    amount: fenOf(amount),
  }));
  const own = ranked.find(({ code }) => code === memberCode);
  return {
    rows: ranked.slice(0, MOST).map(({ code, ...row }) => ({ ...row, isOwn: code === memberCode })),
    own: own === undefined ? null : { rank: own.rank, amount: own.amount },
  };
}
