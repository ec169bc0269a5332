/** Whether two sides of a comparison show the same page: without that no figure means anything. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';

/** What a page shows. */
export interface Shown {
  /** How often each test id stands there. */
  readonly parts: Readonly<Record<string, number>>;
  readonly pictures: number;
  /** Pictures that did not come. */
  readonly broken: number;
  /** Characters of its words. */
  readonly words: number;
}

/** Parts that say that something is missing or still on its way. */
const FAILED: readonly string[] = ['page-crash', 'remote-failed', 'slot-failed', 'skeleton'];
/** What comes and goes with chance, on both sides alike: matches begin and end. */
const MOVING: ReadonlySet<string> = new Set(['event-row', 'favourite-event', 'odds-cell']);
/** Of what moves, so much more or less is the same page; words carry clocks and prices. */
const MORE = 1.3;

/** Screens that are looked at; a list without an end is the same after so many. */
const SCREENS = 12;

/** Looks that agree make a page that is still, and at most so many are taken. */
const LOOKS = { agree: 3, most: 60, everyMs: 500 } as const;

/** What is compared by its number; what moves, and words with clocks in them, are never still. */
const stillOf = ({ parts, pictures, broken }: Shown): string =>
  JSON.stringify([Object.entries(parts).filter(([name]) => !MOVING.has(name)), pictures, broken]);

/**
 * Reads a page until it says the same a few times in a row: on a slow machine what a page leaves
 * out while it is flung by comes seconds later. A page that never comes to rest is read as it is
 * in the end.
 */
export async function whenStill(
  read: () => Promise<Shown>,
  pause: (ms: number) => Promise<unknown> = setTimeout,
): Promise<Shown> {
  let shown = await read();
  for (let agree = 1, look = 1; agree < LOOKS.agree && look < LOOKS.most; look += 1) {
    await pause(LOOKS.everyMs);
    const next = await read();
    agree = stillOf(next) === stillOf(shown) ? agree + 1 : 1;
    shown = next;
  }
  return shown;
}

/**
 * Reads it, after a look at the whole page: what comes when it is near has then come on all sides,
 * whichever way the page grew.
 */
export async function shownOn(page: Page, screens = SCREENS): Promise<Shown> {
  for (let at = 1; at <= screens; at += 1) {
    await page.evaluate((down) => window.scrollTo(0, down * window.innerHeight), at);
    await page.waitForTimeout(120);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(1_000);
  return whenStill(() => readOf(page));
}

function readOf(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const parts: Record<string, number> = {};
    for (const part of document.querySelectorAll<HTMLElement>('[data-testid]')) {
      const name = part.dataset['testid'] ?? '';
      parts[name] = (parts[name] ?? 0) + 1;
    }
    const pictures = [...document.images];
    return {
      parts,
      pictures: pictures.length,
      broken: pictures.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
        .length,
      words: document.body.innerText.replaceAll(/\s/g, '').length,
    };
  });
}

/**
 * Two sides that were both led elsewhere, such as to the login, are the same and still not the
 * page.
 *
 * @param at path that the page stands at in the end.
 * @throws Error naming both.
 */
export function checkOwn(url: string, at: string): void {
  const { pathname } = new URL(url);
  if (at !== pathname) throw new Error(`${pathname} led to ${at}: no figure of it means anything`);
}

const isNear = (one: number, other: number): boolean =>
  Math.max(one, other) <= Math.max(Math.min(one, other) * MORE, Math.min(one, other) + 2);

/** What differs between two sides, in sentences; empty when they show the same page. */
export function differencesOf(ours: Shown, theirs: Shown): string[] {
  const said: string[] = [];
  const sides = [
    ['ours', ours],
    ['the twin', theirs],
  ] as const;
  for (const [side, { parts, broken }] of sides) {
    for (const name of FAILED) if ((parts[name] ?? 0) > 0) said.push(`${side} shows ${name}`);
    if (broken > 0) said.push(`${side} has ${broken} broken pictures`);
  }
  for (const name of new Set([...Object.keys(ours.parts), ...Object.keys(theirs.parts)])) {
    const [one, other] = [ours.parts[name] ?? 0, theirs.parts[name] ?? 0];
    const isSame = MOVING.has(name) ? one > 0 && other > 0 && isNear(one, other) : one === other;
    if (!isSame) said.push(`${name}: ${one} against ${other}`);
  }
  // The last of a shelf may be a hair nearer on one side.
  if (!isNear(ours.pictures, theirs.pictures))
    said.push(`pictures: ${ours.pictures} against ${theirs.pictures}`);
  if (!isNear(ours.words, theirs.words)) said.push(`words: ${ours.words} against ${theirs.words}`);
  if (Object.keys(ours.parts).length < 5) said.push('neither shows much of a page');
  return said;
}

/**
 * No figure without this.
 *
 * @param what is compared, for the message.
 * @throws Error with what differs.
 */
export function checkSame(what: string, ours: Shown, theirs: Shown): void {
  const found = differencesOf(ours, theirs);
  if (found.length > 0) throw new Error(`${what}: not the same page: ${found.join('; ')}`);
}
