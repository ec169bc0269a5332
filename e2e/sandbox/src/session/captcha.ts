/**
 * The picture puzzle: nine drawn tiles, pick every one with the named shape. Answers stay here; one
 * try, five minutes.
 */
import { getCaptchaChallenge } from '@site/contracts/captcha';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../core/context';
import { randomFor, type Random } from '../core/random';
import { newId } from '../core/secrets';
import { mount } from '../http/mount';

/** Failures of a name after which its login wants a solved puzzle. */
export const CAPTCHA_AFTER = 3;

const LIFE_MS = 300_000;
const TILES = 9;
const INKS = ['#1b3a8a', '#b5179e', '#0a6b4f', '#a84300', '#5a2ca0'] as const;

const polygon = (points: string): string => `<polygon points="${points}"/>`;

/** Shapes in a field of 100 by 100, with the word of the prompt. */
const SHAPES = [
  { name: '三角形', draw: polygon('50,16 86,80 14,80') },
  { name: '圆形', draw: '<circle cx="50" cy="50" r="34"/>' },
  { name: '正方形', draw: '<rect x="20" y="20" width="60" height="60"/>' },
  { name: '五角星', draw: polygon('50,12 61,39 90,40 67,58 75,87 50,70 25,87 33,58 10,40 39,39') },
  { name: '月牙', draw: '<path d="M62 14a38 38 0 1 0 0 72a30 30 0 1 1 0-72z"/>' },
] as const;

function tile(random: Random, draw: string): string {
  const [turn, scale, ink] = [
    random.int(40) - 20,
    0.75 + random.next() * 0.25,
    INKS[random.int(INKS.length)] ?? INKS[0],
  ];
  const noise = Array.from(
    { length: 4 },
    () =>
      `<path d="M${random.int(100)} ${random.int(100)}Q${random.int(100)} ${random.int(100)} ${random.int(100)} ${random.int(100)}"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#eef1f8"/><g stroke="#8a94b8" fill="none" opacity=".5">${noise}</g><g fill="${ink}" transform="translate(50 50) rotate(${turn}) scale(${scale.toFixed(2)}) translate(-50 -50)">${draw}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function challenge(context: Context) {
  const challengeId = newId('CAP');
  const random = randomFor(context.seed(), challengeId);
  const wanted = random.int(SHAPES.length);
  const others = SHAPES.map((_shape, at) => at).filter((at) => at !== wanted);
  const kinds = Array.from({ length: TILES }, () =>
    random.next() < 0.35 ? wanted : (others[random.int(others.length)] ?? 0),
  );
  kinds[random.int(TILES)] = wanted;
  const answer = kinds.flatMap((kind, at) => (kind === wanted ? [at] : []));
  context.db.run(
    'INSERT INTO captchas (id, answer, until) VALUES (?, ?, ?)',
    challengeId,
    answer.join(','),
    context.clock.now() + LIFE_MS,
  );
  return {
    challengeId,
    prompt: `请选出所有的${SHAPES[wanted]?.name ?? ''}`,
    expiresInSeconds: LIFE_MS / 1_000,
    tiles: kinds.map((kind) => tile(random, SHAPES[kind]?.draw ?? '')),
  };
}

/** Numbers of the right tiles (for the control surface), or null when there is no such puzzle. */
export function answerOf(context: Context, challengeId: string): number[] | null {
  const row = context.db.one<{ answer: string }>(
    'SELECT answer FROM captchas WHERE id = ?',
    challengeId,
  );
  return row === null ? null : row.answer.split(',').map(Number);
}

/**
 * Uses a puzzle up.
 *
 * @returns whether it was solved.
 */
export function solves(
  context: Context,
  given: { readonly challengeId: string; readonly picked: readonly number[] } | undefined,
): boolean {
  if (given === undefined) return false;
  const open = context.db.run(
    'UPDATE captchas SET used = 1 WHERE id = ? AND used = 0 AND until > ?',
    given.challengeId,
    context.clock.now(),
  );
  const picked = [...new Set(given.picked)].sort((a, b) => a - b).join(',');
  return open === 1 && answerOf(context, given.challengeId)?.join(',') === picked;
}

/** Mounts the puzzle. */
export function mountCaptcha(app: FastifyInstance, context: Context): void {
  mount(app, context, getCaptchaChallenge, () => challenge(context));
}
