/** `/__sandbox/events/:vendor`: scripts a match. */
import { parseDecimalOdds } from '@site/domain/odds/decimal-odds';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../core/context';
import { endMatch, scoreGoal, showRed, startDanger, startVar, withRandom, type Match, type MatchEffect } from '../saba/match';
import type { SabaVendor } from '../saba/vendor';
import { controlError, flagIn, needed, numberIn, objectOf, textIn } from './read';

type Body = ReadonlyMap<string, unknown>;
type Script = (match: Match, now: number, body: Body) => readonly MatchEffect[];

const sideIn = (body: Body): 'home' | 'away' => (textIn(body, 'side') === 'away' || textIn(body, 'team') === 'away' ? 'away' : 'home');

/** A script on a match that has not started makes it start first. */
function started(match: Match, now: number): void {
  if (match.phase !== 'pre') return;
  Object.assign(match, { phase: '1H', phaseAt: now, nextDanger: now + 120_000, nextDrift: now + 2_000 });
}

function hold(match: Match, now: number, body: Body): void {
  const ms = numberIn(body, 'holdMs') ?? numberIn(body, 'forMs');
  if (ms !== undefined) match.dangerUntil = now + ms;
}

function held(work: (match: Match, now: number, body: Body) => MatchEffect): Script {
  return (match, now, body) => {
    started(match, now);
    const effect = work(match, now, body);
    hold(match, now, body);
    return [effect];
  };
}

function finish(match: Match, now: number, body: Body): readonly MatchEffect[] {
  started(match, now);
  const home = numberIn(body, 'home') ?? numberIn(body, 'homeScore');
  const away = numberIn(body, 'away') ?? numberIn(body, 'awayScore');
  match.score = { home: home ?? match.score.home, away: away ?? match.score.away };
  const halfHome = numberIn(body, 'halfHome');
  const halfAway = numberIn(body, 'halfAway');
  if (halfHome !== undefined && halfAway !== undefined) match.half = { home: halfHome, away: halfAway };
  return [endMatch(match, now, numberIn(body, 'confirmAfterMs') ?? 0)];
}

/** What each script does. */
const SCRIPTS: ReadonlyMap<string, Script> = new Map<string, Script>([
  ['goal', held((match, now, body) => withRandom(match, (random) => scoreGoal(match, sideIn(body), random, now)))],
  ['red', held((match, now, body) => withRandom(match, (random) => showRed(match, sideIn(body), random, now)))],
  ['var', held((match, now, body) => withRandom(match, (random) => startVar(match, random, now, flagIn(body, 'overturn') ?? false)))],
  ['danger', held((match, now, body) => withRandom(match, (random) => startDanger(match, sideIn(body), random, now)))],
  ['safe', (match, now, body) => {
    started(match, now);
    Object.assign(match, { danger: 'safe', dangerUntil: Number.MAX_SAFE_INTEGER, nextDanger: now + (numberIn(body, 'holdMs') ?? 120_000), lineStop: null });
    return ['safe'];
  }],
  ['suspend', (match) => { match.stopped = true; return ['drift']; }],
  ['resume', (match) => { match.stopped = false; return ['drift']; }],
  ['start', (match, now) => { started(match, now); return ['kickoff']; }],
  ['finish', finish],
]);

function fixPrice(saba: SabaVendor, eventId: string, body: Body): void {
  const event = saba.hub.get(eventId);
  const wanted = textIn(body, 'selectionId') ?? `${needed(textIn(body, 'marketId'), 'selectionId')}_${needed(textIn(body, 'key'), 'key')}`;
  const exists = [...(event?.markets.values() ?? [])].some(({ wire }) => wire.selections.some((each) => each.selectionId === wanted));
  if (!exists) throw controlError(`event ${eventId} has no selection "${wanted}"`);
  const given = textIn(body, 'price');
  const price = given === undefined ? null : parseDecimalOdds(given);
  if (given !== undefined && price === null) throw controlError(`"${given}" is no decimal price`);
  saba.engine.fixPrice(eventId, wanted, price);
}

function view(saba: SabaVendor, eventId: string): object {
  const event = saba.hub.get(eventId);
  return event === null ? { eventId, gone: true } : { ...event.wire, markets: [...event.markets.values()].map(({ wire }) => wire) };
}

/** Mounts them. */
export function mountEventControls(app: FastifyInstance, _context: Context, saba: SabaVendor): void {
  const onlySaba = (vendor: string): void => { if (vendor.toLowerCase() !== 'saba') throw controlError(`vendor "${vendor}" is not built yet; "saba" is`); };
  app.get<{ Params: { vendor: string } }>('/__sandbox/events/:vendor', async (request) => {
    onlySaba(request.params.vendor);
    saba.tick();
    return { events: saba.hub.all().map(({ wire }) => wire) };
  });
  app.get<{ Params: { vendor: string; eventId: string } }>('/__sandbox/events/:vendor/:eventId', async (request) => {
    onlySaba(request.params.vendor);
    saba.tick();
    return view(saba, request.params.eventId);
  });
  app.post<{ Params: { vendor: string; eventId: string } }>('/__sandbox/events/:vendor/:eventId', async (request) => {
    const { vendor, eventId } = request.params;
    onlySaba(vendor);
    saba.tick();
    const body = objectOf(request.body);
    const name = needed(textIn(body, 'do'), 'do');
    if (name === 'price') fixPrice(saba, eventId, body);
    else {
      const script = SCRIPTS.get(name);
      if (script === undefined) throw controlError(`"do" must be one of ${[...SCRIPTS.keys(), 'price'].join(', ')}`);
      if (!saba.engine.script(eventId, (match, now) => script(match, now, body))) throw controlError(`no running or coming event "${eventId}"`);
    }
    saba.hub.flush();
    return view(saba, eventId);
  });
}
