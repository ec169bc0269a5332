/**
 * What a walk is started with: `CHAOS_MINUTES` and `CHAOS_SEED`, set by `npm test -- chaos
 * --minutes 10 --seed abc`.
 */

const DEFAULT_MINUTES = 1;

function minutesOf(text: string | undefined): number {
  const given = Number(text ?? DEFAULT_MINUTES);
  if (Number.isFinite(given) && given > 0 && given <= 600) return given;
  throw new Error(`CHAOS_MINUTES must be a number of minutes up to 600, not "${text ?? ''}"`);
}

/** How long members and faults go on; the calm at the end comes on top. */
export const minutes = minutesOf(process.env['CHAOS_MINUTES']);

/** Decides every step; printed by a failure, so that the walk can be repeated. */
export const seed = process.env['CHAOS_SEED'] ?? '2026';
