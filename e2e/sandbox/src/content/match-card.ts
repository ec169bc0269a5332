import { getMatchCard } from '@site/contracts/match-card';
import type { FastifyInstance } from 'fastify';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { refusals } from '../http/api-error';
import { mount } from '../http/mount';
import type { Vendors } from '../vendors/vendors';

/** What may be said of a match to whoever has its address: what stands on every board. */
export function mountMatchCard(app: FastifyInstance, context: Context, vendors: Vendors): void {
  mount(app, context, getMatchCard, ({ query }) => {
    const head = vendors.boards[query.vendor].head(query.eventId);
    if (head === null || head.status === 'deleted') throw refusals.notFound('赛事');
    const { homeName, awayName, leagueName, kickoff } = head;
    return { homeName, awayName, leagueName, kickOff: isoAt(kickoff) };
  });
}
