/** The SABA gateway's state: engine, board, bets, driven by one tick. */
import type { Context } from '../core/context';
import { createEngine, type Engine } from './engine';
import { createHub, type Hub } from './hub';
import { acceptDue, onMatchEffect } from './settle';

/** The vendor. */
export interface SabaVendor {
  readonly hub: Hub;
  readonly engine: Engine;
  /** Lives up to now and sends what changed. */
  readonly tick: () => void;
  readonly reset: () => void;
}

/** Makes the vendor; nothing moves before the first tick. */
export function createSaba(context: Context): SabaVendor {
  const hub = createHub();
  const engine = createEngine(context, hub, (match, effect) => onMatchEffect(context, match, effect));
  const tick = (): void => {
    engine.tick();
    acceptDue(context, engine.match);
    hub.flush();
  };
  return {
    hub, engine, tick,
    reset: () => {
      engine.reset();
      hub.reset();
      tick();
    },
  };
}
