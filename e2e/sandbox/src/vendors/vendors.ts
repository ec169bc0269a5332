/** The odds vendors over one world, driven by one tick. */
import { ODDS_VENDORS, perVendor, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { createEventAlerts } from '../alerts/events';
import { runAutoSales } from '../bets/auto-sale';
import { decideSales, saleMoments } from '../bets/cashout';
import { acceptDue, eventsWaitedFor, onEffect } from '../bets/settle';
import { createVendorStates, resetVendorStates, type VendorStates } from '../bets/vendor-state';
import type { Context } from '../core/context';
import { createBoard, type Board } from '../engine/board';
import { withBoosts } from '../engine/boosts';
import { createWorld, type World } from '../engine/world';
import type { VendorBackend } from './backend';
import { createSocketHub, type SocketHub } from './bti/socket';
import { createChangeLog, type ChangeLog } from './im/changes';
import { createHub, type Hub } from './saba/hub';

/** The vendors. */
export interface Vendors {
  readonly world: World;
  readonly backends: Readonly<Record<OddsVendorId, VendorBackend>>;
  readonly boards: Readonly<Record<OddsVendorId, Board>>;
  readonly states: VendorStates;
  readonly hub: Hub;
  readonly changes: ChangeLog;
  readonly sockets: SocketHub;
  /** Who tells a vendor's readers what changed, and can lose some of it on purpose. */
  readonly tellers: Readonly<Record<OddsVendorId, { readonly skip: (messages: number) => void }>>;
  /** Lives up to now: the world, then bets, then what readers are told. */
  readonly tick: () => void;
  /** Tells readers what a script changed, and members who bet on it. */
  readonly flush: () => void;
  readonly heartbeat: () => void;
  readonly closeReaders: () => void;
  readonly save: () => void;
  readonly reset: () => void;
}

/** Makes them; nothing moves before the first tick. */
export function createVendors(context: Context): Vendors {
  const world = createWorld(context);
  const alerts = createEventAlerts(context);
  world.listen({
    onEffect: (event, effect) => {
      onEffect(context, event, effect);
      alerts.onEffect(event, effect);
    },
    onChange: () => undefined,
    watched: () => eventsWaitedFor(context),
    onMoment: ({ eventId }, at) => {
      acceptDue(context, world, { eventId, at });
    },
  });
  const boardOf = (vendor: OddsVendorId): Board => createBoard(context, world, vendor);
  const states = createVendorStates(context.options.unknownRate);
  const plain = perVendor(boardOf);
  const boards = { ...plain, SABA: withBoosts(context, plain.SABA, () => states.SABA.promos) };
  const hub = createHub(boards.SABA);
  const changes = createChangeLog(boards.IM);
  const readers: { sockets: SocketHub | null } = { sockets: null };
  const flush = (): void => {
    hub.flush();
    readers.sockets?.flush();
    alerts.flush();
  };
  const tick = (): void => {
    try {
      // A sale is decided at the prices of its own moment, also where the clock jumped over it.
      for (const at of saleMoments(context)) {
        world.tick(at);
        decideSales(context, world, at);
      }
      world.tick();
      acceptDue(context, world);
      runAutoSales(context, world, states);
    } finally {
      // On a full disk some of it could not be written; readers are told of the rest.
      flush();
    }
  };
  const backendOf = (vendor: OddsVendorId): VendorBackend => ({
    context,
    world,
    board: boards[vendor],
    vendor,
    state: states[vendor],
    tick,
  });
  const backends = perVendor(backendOf);
  const sockets = createSocketHub(backends.BTI);
  readers.sockets = sockets;
  return {
    world,
    boards,
    states,
    hub,
    changes,
    sockets,
    tellers: { IM: changes, BTI: sockets, SABA: hub },
    tick,
    flush,
    backends,
    heartbeat: () => {
      hub.heartbeat();
      sockets.heartbeat();
    },
    closeReaders: () => {
      hub.closeReaders();
      sockets.closeAll();
    },
    save: () => {
      world.save();
    },
    reset: () => {
      world.reset();
      for (const vendor of ODDS_VENDORS) boards[vendor].reset();
      resetVendorStates(states, context.options.unknownRate);
      hub.reset();
      changes.reset();
      tick();
      sockets.reset();
    },
  };
}
