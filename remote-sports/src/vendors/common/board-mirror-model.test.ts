import fc from 'fast-check';
import type { FeedMessage, Market, PriceSlot, SportEvent } from '../port';
import { applyDelta } from './apply-delta';
import { createBoardMirror } from './board-mirror';
import { eventOf, marketOf, READER, SIDES, type Wire } from './board-mirror.fixture';

interface View {
  readonly events: Map<string, SportEvent>;
  readonly markets: Map<string, Market>;
  readonly prices: Map<string, PriceSlot>;
}

/** A reader that holds the slots that it is told, and reads them when it is asked. */
function hear({ events, markets, prices }: View, message: FeedMessage): void {
  if (message.kind === 'alive' || message.kind === 'lost') return;
  const drop = (id: string): void => {
    markets.get(id)?.selections.forEach((selection) => prices.delete(selection.id));
    markets.delete(id);
  };
  if (message.kind === 'snapshot') {
    [events, markets, prices].forEach((kept) => kept.clear());
    for (const event of message.events) events.set(event.id, event);
    for (const market of message.markets) markets.set(market.id, market);
  } else applyDelta(message, events, markets, drop);
  for (const slot of message.prices) prices.set(slot.selectionId, slot);
}

/** A board by the simplest means: maps that are filled and emptied. */
function naive() {
  const [events, markets] = [new Map<string, SportEvent>(), new Map<string, Wire>()];
  return {
    events,
    putMarket: (wire: Wire) => void markets.set(wire.id, wire),
    removeMarket: (id: string) => void markets.delete(id),
    removeEvent: (id: string) => {
      events.delete(id);
      for (const wire of [...markets.values()]) if (wire.eventId === id) markets.delete(wire.id);
    },
    clear: () => [events, markets].forEach((kept) => kept.clear()),
    whole: () => {
      const shown = [...markets.values()].filter(({ state }) => state !== 'unheard of');
      return {
        events: Object.fromEntries(events),
        markets: Object.fromEntries(shown.map((wire) => [wire.id, READER.read(wire)])),
        prices: Object.fromEntries(
          shown.flatMap(({ id, state, prices }) =>
            SIDES.map((side, at) => [
              `${id}${side.charAt(0)}`,
              state === 'closed' ? null : (prices[at] ?? null),
            ]),
          ),
        ),
      };
    },
  };
}
const seen = ({ events, markets, prices }: View) => ({
  events: Object.fromEntries(events),
  markets: Object.fromEntries(markets),
  prices: Object.fromEntries([...prices].map(([id, { price }]) => [id, price])),
});

test('whatever comes in whatever order, who reads the slots that were told stands where a plain copy of the board stands', () => {
  const eventId = fc.constantFrom('e1', 'e2', 'e3');
  const marketId = fc.constantFrom('m1', 'm2', 'm3', 'm4');
  const event = fc.record({ id: eventId, open: fc.boolean() });
  const wire = fc
    .tuple(
      marketId,
      eventId,
      fc.constantFrom('1.95', '2.05', '2.50', null),
      fc.constantFrom<Wire['state']>('open', 'open', 'suspended', 'closed', 'unheard of'),
      fc.constantFrom('0.5', '0.75'),
    )
    .map((parts) => marketOf(...parts));
  const step = fc.oneof(
    { weight: 2, arbitrary: fc.record({ do: fc.constant('event' as const), event }) },
    { weight: 6, arbitrary: fc.record({ do: fc.constant('market' as const), wire }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('eventGone' as const), id: eventId }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('marketGone' as const), id: marketId }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('tell' as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('whole' as const),
        events: fc.uniqueArray(event, { selector: ({ id }) => id }),
        wires: fc.uniqueArray(wire, { selector: ({ id }) => id }),
      }),
    },
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const [mirror, model] = [createBoardMirror(READER), naive()];
      const view: View = { events: new Map(), markets: new Map(), prices: new Map() };
      for (const one of steps) {
        if (one.do === 'event') {
          mirror.putEvent(eventOf(one.event.id, one.event.open));
          model.events.set(one.event.id, eventOf(one.event.id, one.event.open));
        } else if (one.do === 'market') {
          mirror.putMarket(one.wire);
          model.putMarket(one.wire);
        } else if (one.do === 'eventGone') {
          mirror.removeEvent(one.id);
          model.removeEvent(one.id);
        } else if (one.do === 'marketGone') {
          mirror.removeMarket(one.id);
          model.removeMarket(one.id);
        } else {
          if (one.do === 'whole') {
            const events = one.events.map(({ id, open }) => eventOf(id, open));
            hear(view, mirror.replace(events, one.wires));
            model.clear();
            events.forEach((each) => model.events.set(each.id, each));
            one.wires.forEach(model.putMarket);
          } else hear(view, mirror.tell());
          expect(seen(view)).toEqual(model.whole());
        }
      }
    }),
    { numRuns: 500 },
  );
});
