/**
 * A browser that nobody looks into while it works. A debugger that is attached to a page and told
 * of its requests has the engine find out where in which script each began: that parses whole files
 * again, on the page's main thread, and trebles what is measured there (ADR 059).
 */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { BROWSER_ARGS, findBrowser } from '../browser/find-browser';

type Params = Readonly<Record<string, unknown>>;
type Answer = Record<string, unknown>;

/** Commands of the DevTools protocol: to the browser, or to the page of a session. */
export type Send = (method: string, params?: Params, sessionId?: string) => Promise<Answer>;

/** A running browser with a profile of its own. */
export interface BareBrowser {
  readonly send: Send;
  /** Ends it and removes its profile. */
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

const END = '\0';

/** Messages end with a zero byte; a piece may hold several, or a part of one. */
export function splitMessages(rest: string, piece: string): { messages: string[]; rest: string } {
  const parts = (rest + piece).split(END);
  return { messages: parts.slice(0, -1), rest: parts.at(-1) ?? '' };
}

function speakOver(input: Writable, output: Readable, onEnd: (end: () => void) => void): Send {
  const waiting = new Map<number, Waiting>();
  let [lastId, rest] = [0, ''];
  let isOver = false;
  // A pipe that breaks is no news of its own: the end of the process is told.
  for (const pipe of [input, output]) pipe.on('error', () => undefined);
  output.setEncoding('utf8').on('data', (piece: string) => {
    const split = splitMessages(rest, piece);
    rest = split.rest;
    for (const text of split.messages) {
      const { id, result, error } = JSON.parse(text) as {
        id?: number;
        result?: Answer;
        error?: { message: string };
      };
      const asked = id === undefined ? undefined : waiting.get(id);
      if (id === undefined || asked === undefined) continue;
      waiting.delete(id);
      if (error === undefined) asked.resolve(result ?? {});
      else asked.reject(new Error(error.message));
    }
  });
  onEnd(() => {
    isOver = true;
    for (const { reject } of waiting.values()) reject(new Error('the browser ended'));
    waiting.clear();
  });
  return (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      if (isOver) return reject(new Error('the browser ended'));
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      input.write(`${JSON.stringify({ id: lastId, method, params, sessionId })}${END}`);
    });
}

const ended = (process: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (process.exitCode !== null || process.signalCode !== null) resolve();
    else process.once('exit', () => resolve());
  });

/**
 * Starts one.
 *
 * @param program the browser's path; the one of this machine without it.
 * @param more arguments of its own.
 * @throws Error when there is none.
 */
export function openBareBrowser(
  program = findBrowser(),
  more: readonly string[] = [],
): BareBrowser {
  if (program === null) throw new Error('there is no browser on this machine');
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'site-bare-'));
  const process = spawn(
    program,
    [
      ...BROWSER_ARGS,
      ...more,
      '--headless',
      `--user-data-dir=${profile}`,
      '--remote-debugging-pipe',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [, , , input, output] = process.stdio;
  const send = speakOver(input as Writable, output as Readable, (end) => process.once('exit', end));
  return {
    send,
    close: async () => {
      // Asked, it takes its helpers along; killed, it would leave them running.
      await Promise.race([send('Browser.close').catch(() => undefined), ended(process)]);
      await ended(process);
      fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
