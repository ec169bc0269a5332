/** The shared socket over wires and time in the hand of a test. */
import type { BtiServerMessage } from '@site/contracts/vendor-bti-stream';
import { manualTimers } from '../contract/manual-timers.fixture';
import { btiEventOf, btiMarketOf } from './bti.fixture';
import { createBtiSocket } from './socket';
import type { BtiTopic, WireHandlers } from './wire';

type Data<T extends BtiServerMessage['type']> = Extract<BtiServerMessage, { type: T }>['data'];
const TODAY: BtiTopic = { scope: 'board', branchId: 1, tab: 'Today' };

/** A socket over wires that the test speaks through. */
export function open(random = 0) {
  const timers = { ...manualTimers(), random: () => random };
  const wires: {
    readonly handlers: WireHandlers;
    readonly sent: { type: string; data: { subscription: string } }[];
    closed: boolean;
  }[] = [];
  const maintenance = {
    isInMaintenance: false,
    works: 0,
    backs: new Set<() => void>(),
    messages: 0,
  };
  const socket = createBtiSocket(
    {
      ...timers,
      open: (handlers) => {
        const wire = {
          handlers,
          sent: [] as { type: string; data: { subscription: string } }[],
          closed: false,
        };
        wires.push(wire);
        return {
          send: (text) =>
            wire.sent.push(JSON.parse(text) as { type: string; data: { subscription: string } }),
          close: () => {
            wire.closed = true;
          },
        };
      },
    },
    {
      isInMaintenance: () => maintenance.isInMaintenance,
      works: () => {
        maintenance.works += 1;
      },
      onBack: (work) => {
        maintenance.backs.add(work);
        return () => maintenance.backs.delete(work);
      },
    },
    () => {
      maintenance.messages += 1;
    },
  );
  const last = () => {
    const wire = wires.at(-1);
    if (wire === undefined) throw new Error('no wire');
    return wire;
  };
  let seq = 0;
  const say = <T extends BtiServerMessage['type']>(type: T, data: Data<T>, at?: number): void => {
    seq = at ?? seq + 1;
    last().handlers.onMessage(JSON.stringify({ type, seq, data }));
  };
  const listen = (topic: BtiTopic = TODAY) => {
    const messages: string[] = [];
    const leave = socket.subscribe(topic, {
      onSnapshot: ({ events, markets }) =>
        messages.push(`snapshot ${events.length}/${markets.length}`),
      onUpdate: ({ markets }) => messages.push(`update ${markets.length}`),
      onAlive: () => messages.push('alive'),
      onLost: () => messages.push('lost'),
    });
    return { messages, leave };
  };
  const up = (): void => {
    seq = 0;
    last().handlers.onOpen();
  };
  return {
    timers,
    wires,
    last,
    say,
    listen,
    up,
    maintenance,
    names: () =>
      last()
        .sent.filter(({ type }) => type === 'subscribe')
        .map(({ data }) => data.subscription),
    typesSent: () => last().sent.map(({ type }) => type),
  };
}

export const board = (subscription: string): Data<'snapshot'> => ({
  subscription,
  events: [btiEventOf()],
  markets: [btiMarketOf()],
});
export const update = (subscription: string): Data<'update'> => ({
  subscription,
  events: [],
  removedEvents: [],
  markets: [btiMarketOf()],
  removedMarkets: [],
});

/** Two boards that have their snapshots. */
export function two() {
  const world = open();
  const [one, other] = [world.listen(), world.listen({ scope: 'event', eventId: 'e1' })];
  world.up();
  const [a = '', b = ''] = world.names();
  world.say('snapshot', board(a));
  world.say('snapshot', board(b));
  return { ...world, one, other, a, b };
}
