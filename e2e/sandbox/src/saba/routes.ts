/** Mounts the SABA gateway. */
import * as rows from '@site/contracts/vendor-saba';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../core/context';
import { randomFor } from '../core/random';
import { ApiError, refusals } from '../http/api-error';
import { lookUp, type Lookup, type StoredAnswer } from '../http/idempotency';
import { mount } from '../http/mount';
import { placeBet, ticketInfo } from './place';
import { sportName } from './sports';
import { mountStream } from './stream';
import type { SabaVendor } from './vendor';
import { selectWagers, wagerView, type Wager } from './wagers';

const PER_PAGE = 50;

function ownWager(context: Context, memberCode: string, column: 'id' | 'vendor_trans_id', value: string): Wager {
  const [found] = selectWagers(context, `member_code = ? AND ${column} = ?`, memberCode, value);
  if (found === undefined) throw refusals.notFound('注单');
  return found;
}

/** A booked bet may wait or be rejected by now. */
function lookupOf(wager: Wager): Lookup<rows.SabaPlaceResult> {
  const result: rows.SabaPlaceResult = { betStatus: 0, currentPrice: wager.terms.betPrice, wager: wagerView(wager) };
  if (wager.status === 'waiting') return { state: 'pending', settleBy: null, result, error: null };
  if (wager.status === 'reject') return { state: 'refused', settleBy: null, result, error: { errorCode: '13050', description: '投注未被接受' } };
  return { state: 'done', settleBy: null, result, error: null };
}

function mountReads(app: FastifyInstance, context: Context, { hub, tick }: SabaVendor): void {
  mount(app, context, rows.getSabaSports, () => {
    tick();
    const counts = new Map<number, { EARLY: number; TODAY: number; RUNNING: number }>([[1, { EARLY: 0, TODAY: 0, RUNNING: 0 }]]);
    for (const { wire } of hub.all()) {
      const count = counts.get(wire.sportType) ?? { EARLY: 0, TODAY: 0, RUNNING: 0 };
      count[wire.tab] += 1;
      counts.set(wire.sportType, count);
    }
    return [...counts].map(([sportType, count]) => ({ sportType, sportName: sportName(sportType), count }));
  });
  mount(app, context, rows.getSabaEvents, ({ query }) => {
    tick();
    const { lastEventId, events, markets } = hub.snapshot(hub.board(Number(query.sportType), query.tab));
    return { lastEventId, events: [...events], markets: [...markets] };
  });
  mount(app, context, rows.getSabaEventDetail, ({ query }) => {
    tick();
    const { lastEventId, events, markets } = hub.snapshot(hub.single(query.eventId));
    if (events.length === 0) throw new ApiError(404, '13030', '赛事已结束或不存在');
    return { lastEventId, events: [...events], markets: [...markets] };
  });
}

function mountPlacing(app: FastifyInstance, context: Context, vendor: SabaVendor): void {
  const random = randomFor(context.options.seed, 'unknown');
  mount(app, context, rows.getSabaTicket, ({ query }) => {
    vendor.tick();
    return ticketInfo(vendor.hub, query.marketId, query.key);
  });
  mount(app, context, rows.placeSabaBet, ({ memberCode, body, key }) => {
    if (body.vendorTransId !== key) throw refusals.invalid('vendorTransId');
    const placed = placeBet(context, vendor.hub, memberCode, body);
    // The bet is booked and yet the vendor says "unknown": the client has to ask by key.
    return random.next() < context.options.unknownRate ? { betStatus: 2 as const, currentPrice: null, wager: null } : placed;
  }, vendor.tick);
  mount(app, context, rows.checkSabaBet, ({ memberCode, query }) => {
    vendor.tick();
    const scope = { memberCode, operation: rows.placeSabaBet.id, key: query.vendorTransId };
    return lookUp(context, scope, (_answer: StoredAnswer) => lookupOf(ownWager(context, memberCode, 'vendor_trans_id', query.vendorTransId)));
  });
  mount(app, context, rows.checkSabaWaiting, ({ memberCode, query }) => {
    vendor.tick();
    return wagerView(ownWager(context, memberCode, 'id', query.transId));
  });
}

/** Mounts reads, stream, placing and the list of wagers. */
export function mountSaba(app: FastifyInstance, context: Context, vendor: SabaVendor): void {
  mountStream(app, vendor);
  mountReads(app, context, vendor);
  mountPlacing(app, context, vendor);
  mount(app, context, rows.getSabaWagers, ({ memberCode, query }) => {
    vendor.tick();
    const open = query.isSettled === 'false';
    const wagers = selectWagers(context, `member_code = ? AND status ${open ? 'IN' : 'NOT IN'} ('waiting', 'running')`, memberCode);
    const currentPage = Number(query.currentPage ?? 1);
    return {
      wagers: wagers.slice((currentPage - 1) * PER_PAGE, currentPage * PER_PAGE).map(wagerView),
      page: { currentPage, totalPage: Math.max(1, Math.ceil(wagers.length / PER_PAGE)), perPageSize: PER_PAGE, totalRecord: wagers.length },
    };
  });
}
