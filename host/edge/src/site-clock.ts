import type { FastifyInstance } from 'fastify';

/** The site's time: the machine's, or in front of the sandbox its virtual clock. */
export interface SiteClock {
  readonly now: () => number;
  /** Sets it to a moment; nothing happens where the clock is the machine's. */
  readonly set: (moment: number) => void;
  /** True when the clock may differ from the machine's, so that answers must carry it. */
  readonly isVirtual: boolean;
}

const EVERY_MS = 1_000;

/** Makes the clock of an edge. */
export function createSiteClock(isVirtual: boolean, machine: () => number = Date.now): SiteClock {
  let offset = 0;
  return {
    now: () => machine() + offset,
    isVirtual,
    set: (moment) => {
      if (isVirtual && Number.isFinite(moment)) offset = moment - machine();
    },
  };
}

/**
 * Asks the sandbox for its time. Answers of other calls carry it too, but one that was long on its
 * way would set the clock back.
 */
async function ask(clock: SiteClock, backend: URL): Promise<void> {
  try {
    const answer = await fetch(new URL('/__sandbox/clock', backend), {
      signal: AbortSignal.timeout(EVERY_MS),
    });
    const { now } = (await answer.json()) as { readonly now?: unknown };
    if (typeof now === 'number') clock.set(now);
  } catch {
    // The sandbox is starting or stopping; the clock goes on as it was.
  }
}

/**
 * Follows the sandbox's clock while the edge runs.
 *
 * @returns a way to ask at once, after somebody set it.
 */
export function followSandboxClock(
  app: FastifyInstance,
  clock: SiteClock,
  backend: URL,
): () => void {
  if (!clock.isVirtual) return () => undefined;
  const look = (): void => void ask(clock, backend);
  const timer = setInterval(look, EVERY_MS).unref();
  app.addHook('onReady', async () => {
    await ask(clock, backend);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
  });
  return look;
}
