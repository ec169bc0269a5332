/**
 * Draws in a process of its own that is there only while something is to be drawn: limited in time,
 * in number and in memory, and behind everything else of the machine, so that whoever asks for
 * pictures takes nothing from members.
 */
import { fork, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import type { DrawingProgram } from './drawing-program';
import type { MatchWords } from './match-drawing';

/**
 * A process that takes longer for one picture, its own start counted, is ended. It stands behind
 * everything else, so a busy machine gives it little: with less, none would ever be done there.
 */
const MOST_MS = 60_000;
/** Pictures that may be waited for at the same time; they are drawn one after the other. */
const MOST_WAITING = 8;
/** Pictures in a minute. */
const MOST_A_MINUTE = 60;
const MINUTE_MS = 60_000;
/** After a failure nothing is drawn for so long. */
const REST_MS = 60_000;
/** A process with nothing to do gives its memory back. */
const IDLE_MS = 30_000;

/** Draws pictures. */
export interface Drawer {
  /** A PNG, empty for words that cannot be written; null for not now. Never rejects. */
  readonly draw: (words: MatchWords) => Promise<Buffer | null>;
  /** Whether pictures may be expected. */
  readonly isAble: () => boolean;
  readonly close: () => void;
}

/** What a drawer is made with. */
export interface DrawerDeps {
  /** Null where nothing can be drawn. */
  readonly program: DrawingProgram | null;
  /** Milliseconds that never jump. */
  readonly now: () => number;
  readonly warn: (why: string) => void;
}

/** Starts the process; it gets no setting of this one, secrets among them. */
function start({ script, rasteriser, letters, execArgv }: DrawingProgram): ChildProcess {
  const child = fork(script, [rasteriser, letters], {
    ...(execArgv === undefined ? {} : { execArgv }),
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  try {
    if (child.pid !== undefined)
      os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Of a machine that knows no priorities, or of a process that ended at once: that is told.
  }
  return child;
}

/** Makes a drawer; its process begins with the first picture. */
export function createDrawer({ program, now, warn }: DrawerDeps): Drawer {
  let child: ChildProcess | null = null;
  /** Ends the wait for the picture that is drawn now. */
  let settle: (picture: Buffer | null) => void = () => undefined;
  let idle: NodeJS.Timeout | undefined;
  let before: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let restUntil = Number.NEGATIVE_INFINITY;
  let minute = { since: Number.NEGATIVE_INFINITY, begun: 0 };

  const close = (): void => {
    const ended = child;
    child = null;
    settle(null);
    clearTimeout(idle);
    ended?.kill('SIGKILL');
  };
  const fail = (why: string): void => {
    restUntil = now() + REST_MS;
    warn(`pictures of matches: ${why}`);
    close();
  };
  /** The process; what one says that was given up before is not heard. */
  const processOf = (of: DrawingProgram): ChildProcess => {
    if (child !== null) return child;
    const begun = start(of);
    child = begun;
    begun.on('message', (png) => {
      if (begun === child) settle(Buffer.from(png as Uint8Array));
    });
    begun.on('error', (error) => {
      if (begun === child) fail(error.message);
    });
    begun.on('exit', (code, signal) => {
      if (begun === child) fail(`the process has ended (${code ?? signal})`);
    });
    return begun;
  };
  const drawOne = (of: DrawingProgram, words: MatchWords): Promise<Buffer | null> =>
    new Promise((resolve) => {
      clearTimeout(idle);
      const tooLong = setTimeout(() => fail('one took too long'), MOST_MS);
      settle = (picture) => {
        settle = () => undefined;
        clearTimeout(tooLong);
        idle = setTimeout(close, IDLE_MS).unref();
        resolve(picture);
      };
      try {
        // A channel that is closed is told by the end of its process.
        processOf(of).send(words, () => undefined);
      } catch (error) {
        // A machine without memory or descriptors starts none, and gives no event of it.
        fail(error instanceof Error ? error.message : String(error));
      }
    });
  /** Whether one more may be drawn in this minute; it is counted. */
  const isWithin = (): boolean => {
    if (now() - minute.since > MINUTE_MS) minute = { since: now(), begun: 0 };
    minute.begun += 1;
    return minute.begun <= MOST_A_MINUTE;
  };
  const isAble = (): boolean => program !== null && now() >= restUntil;
  return {
    draw: async (words) => {
      if (program === null || !isAble() || waiting >= MOST_WAITING || !isWithin()) return null;
      waiting += 1;
      const drawn = before.then(() => (isAble() ? drawOne(program, words) : null));
      before = drawn;
      const picture = await drawn;
      waiting -= 1;
      return picture;
    },
    isAble,
    close,
  };
}
