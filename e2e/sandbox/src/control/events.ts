/**
 * `/__sandbox/events/:vendor` and `/__sandbox/vendors/:vendor`: scripts events and turns a vendor's
 * switches.
 */
import { VENDORS } from '@site/domain/vendors/odds-vendor';
import { parseDecimalOdds } from '@site/domain/odds/decimal-odds';
import type { FastifyInstance } from 'fastify';
import { resettleEvent } from '../bets/settle';
import type { Context } from '../core/context';
import type { EventHead } from '../engine/head';
import { SCRIPTS, type Script } from '../engine/scripts';
import { beforeLooking } from '../http/due';
import { toSaba, toSabaEvent } from '../vendors/saba/map';
import { addNotice, countsOf, type VendorBackend } from '../vendors/backend';
import type { Vendors } from '../vendors/vendors';
import { controlError, flagIn, needed, numberIn, objectOf, textIn } from './read';
import { vendorNamed } from './vendor-named';
import { inputFrom, scoresFrom, type Body } from './script-input';

function backendOf(vendors: Vendors, name: string): VendorBackend {
  return vendors.backends[vendorNamed(name)];
}

function fixPrice({ board }: VendorBackend, eventId: string, body: Body): void {
  const event = board.event(eventId);
  const wanted =
    textIn(body, 'selectionId') ??
    `${needed(textIn(body, 'marketId'), 'selectionId')}_${needed(textIn(body, 'key'), 'key')}`;
  const exists = [...(event?.markets.values() ?? [])].some(({ sides }) =>
    sides.some((each) => each.selectionId === wanted),
  );
  if (!exists) throw controlError(`event ${eventId} has no selection "${wanted}"`);
  const given = textIn(body, 'price');
  const price = given === undefined ? null : parseDecimalOdds(given);
  if (given !== undefined && price === null) throw controlError(`"${given}" is no decimal price`);
  board.fixPrice(eventId, wanted, price);
}

/** The same words for every vendor: those of the first gateway. */
function view({ board }: VendorBackend, eventId: string): object {
  const event = board.event(eventId);
  if (event === null) return { eventId, gone: true };
  const { wire, markets } = toSaba(event);
  return { ...wire, markets: [...markets.values()].map(({ wire: market }) => market) };
}

const NOTICES: ReadonlyMap<string, string> = new Map([
  ['abandon', '赛事中断'],
  ['postpone', '赛事延期'],
  ['resettle', '赛果更正'],
]);

function tellMembers(
  context: Context,
  eventId: string,
  head: EventHead | null,
  name: string,
): void {
  const title = NOTICES.get(name);
  if (title !== undefined)
    addNotice(
      context,
      title,
      head === null
        ? `赛事 ${eventId} ${title}`
        : `${head.leagueName} ${head.homeName} vs ${head.awayName} ${title}`,
    );
}

function scriptOf(name: string): Script {
  const script = SCRIPTS.get(name);
  if (script === undefined)
    throw controlError(
      `"do" must be one of ${[...SCRIPTS.keys(), 'price', 'resettle'].join(', ')}`,
    );
  return script;
}

/** One script for all events of a tab, where they know it. */
function runAll({ board, world }: VendorBackend, body: Body): number {
  const script = scriptOf(needed(textIn(body, 'do'), 'do'));
  const tab = textIn(body, 'tab');
  const ids = board
    .heads()
    .filter((head) => tab === undefined || toSabaEvent(head, 0).tab === tab)
    .map(({ eventId }) => eventId);
  return ids.filter((id) =>
    world.script(id, (event, now) => script(event, now, inputFrom(body)) ?? []),
  ).length;
}

function run(context: Context, backend: VendorBackend, eventId: string, body: Body): void {
  const name = needed(textIn(body, 'do'), 'do');
  if (name === 'price') return fixPrice(backend, eventId, body);
  if (name === 'resettle') {
    const finals = { scores: scoresFrom(body), field: null };
    tellMembers(context, eventId, backend.board.head(eventId), name);
    return resettleEvent(context, eventId, finals, textIn(body, 'note') ?? '赛果更正');
  }
  const script = scriptOf(name);
  let known = true;
  // An event that ends by its script has no head any more afterwards.
  const head = backend.board.head(eventId);
  const found = backend.world.script(eventId, (event, now) => {
    const effects = script(event, now, inputFrom(body));
    known = effects !== null;
    return effects ?? [];
  });
  if (!found) throw controlError(`no running or coming event "${eventId}"`);
  if (!known) throw controlError(`event "${eventId}" knows no "${name}"`);
  tellMembers(context, eventId, head, name);
}

export function mountEventControls(app: FastifyInstance, context: Context, vendors: Vendors): void {
  app.get<{ Params: { vendor: string } }>('/__sandbox/events/:vendor', async (request) => {
    const backend = backendOf(vendors, request.params.vendor);
    beforeLooking(backend.tick);
    const { sport } = request.query as { sport?: string };
    const heads = backend.board
      .heads()
      .filter(({ sportId }) => sport === undefined || sportId === Number(sport));
    return { events: heads.map((head) => toSabaEvent(head, 0)) };
  });
  app.post<{ Params: { vendor: string } }>('/__sandbox/events/:vendor', async (request) => {
    const backend = backendOf(vendors, request.params.vendor);
    backend.tick();
    const events = runAll(backend, objectOf(request.body));
    vendors.flush();
    return { events };
  });
  app.get<{ Params: { vendor: string } }>('/__sandbox/counts/:vendor', async (request) => {
    const backend = backendOf(vendors, request.params.vendor);
    beforeLooking(backend.tick);
    return { counts: Object.fromEntries(countsOf(backend, null)) };
  });
  app.get<{ Params: { vendor: string; eventId: string } }>(
    '/__sandbox/events/:vendor/:eventId',
    async (request) => {
      const backend = backendOf(vendors, request.params.vendor);
      beforeLooking(backend.tick);
      return view(backend, request.params.eventId);
    },
  );
  app.post<{ Params: { vendor: string; eventId: string } }>(
    '/__sandbox/events/:vendor/:eventId',
    async (request) => {
      const backend = backendOf(vendors, request.params.vendor);
      backend.tick();
      run(context, backend, request.params.eventId, objectOf(request.body));
      vendors.flush();
      return view(backend, request.params.eventId);
    },
  );
  app.get<{ Params: { vendor: string } }>(
    '/__sandbox/vendors/:vendor',
    async (request) => backendOf(vendors, request.params.vendor).state,
  );
  app.post<{ Params: { vendor: string } }>('/__sandbox/vendors/:vendor', async (request) => {
    const { state, vendor } = backendOf(vendors, request.params.vendor);
    const body = objectOf(request.body);
    state.maintenance = flagIn(body, 'maintenance') ?? state.maintenance;
    state.regionBlocked = flagIn(body, 'regionBlocked') ?? state.regionBlocked;
    state.noToken = flagIn(body, 'noToken') ?? state.noToken;
    state.virtual = flagIn(body, 'virtual') ?? state.virtual;
    state.autoCashOut = flagIn(body, 'autoCashOut') ?? state.autoCashOut;
    state.promos = flagIn(body, 'promos') ?? state.promos;
    state.unknownRate = numberIn(body, 'unknownRate') ?? state.unknownRate;
    vendors.tellers[vendor].skip(numberIn(body, 'skipSeq') ?? 0);
    if (flagIn(body, 'expireTokens') === true)
      context.db.run(
        'UPDATE vendor_tokens SET until = 0 WHERE code = ?',
        VENDORS[vendor].tokenCodes[0],
      );
    return state;
  });
}
