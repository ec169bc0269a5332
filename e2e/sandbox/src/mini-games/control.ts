/**
 * What tests and operators set: stock of prizes, the prize the next draws want, and which games
 * run.
 */
import { windowOf } from '../content/window';
import type { Context } from '../core/context';
import { MINI_GAMES, miniGameOf, type MiniGameSeed } from './mini-games';

/**
 * The control. `running` null leaves each game to its own plan; a list names the event codes that
 * run, and no other does.
 */
export interface DrawControl {
  readonly stock: Readonly<Record<string, number>>;
  readonly force: string | null;
  readonly running: readonly string[] | null;
}

const NONE: DrawControl = { stock: {}, force: null, running: null };

/** The control in force. */
export function drawControl(context: Context): DrawControl {
  const row = context.db.one<{ value: string }>(
    "SELECT value FROM settings WHERE member_code = '' AND name = 'miniGames'",
  );
  return row === null ? NONE : { ...NONE, ...(JSON.parse(row.value) as Partial<DrawControl>) };
}

/** Keeps a control. */
export function setDrawControl(context: Context, control: DrawControl): void {
  context.db.run(
    "INSERT INTO settings (member_code, name, value) VALUES ('', 'miniGames', ?) ON CONFLICT (member_code, name) DO UPDATE SET value = excluded.value",
    JSON.stringify(control),
  );
}

/** The repetition of a game that counts now. */
export function gameWindow(
  context: Context,
  game: MiniGameSeed,
): { start: number; end: number; isRunning: boolean } {
  const { running } = drawControl(context);
  const isNamed = running?.some((code) => code.toLowerCase() === game.eventCode.toLowerCase());
  const when =
    isNamed === undefined
      ? game.when
      : isNamed
        ? 'running'
        : game.when === 'running'
          ? 'ended'
          : game.when;
  const now = context.clock.now();
  const { start, end } = windowOf({ id: game.eventCode, days: game.days, when }, now);
  return { start, end, isRunning: now >= start && now <= end };
}

/** The game of an event code; without one the first that runs. */
export const findGame = (context: Context, eventCode: string | undefined): MiniGameSeed | null =>
  eventCode === undefined
    ? (MINI_GAMES.find((game) => gameWindow(context, game).isRunning) ?? null)
    : miniGameOf(eventCode);
