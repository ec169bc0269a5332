/**
 * Everything that is offered to members beside sports, games and money: mounted, seeded and kept up
 * to date as one.
 */
import { tellOfOffers } from '../alerts/offers';
import { mountAlerts } from '../alerts/routes';
import { mountClubs } from '../clubs/routes';
import type { FastifyInstance } from 'fastify';
import { expireDue } from '../bonus/actions';
import { mountBonus } from '../bonus/routes';
import { decideForms } from '../campaign/actions';
import { mountCampaigns } from '../campaign/routes';
import type { Context } from '../core/context';
import { mountHelp } from '../help/routes';
import { mountInbox } from '../inbox/routes';
import { mountLog } from '../log/routes';
import { mountMiniGames } from '../mini-games/routes';
import { mountReferrer } from '../referrer/routes';
import { mountRewardStore } from '../reward-store/routes';
import { mountMasterData } from '../settings/master-data';
import { mountOfferControls } from './control';
import { payRebates } from './rebates';
import { mountPromotions } from './routes';

export function mountOffers(app: FastifyInstance, context: Context): void {
  for (const family of [
    mountBonus,
    mountPromotions,
    mountInbox,
    mountAlerts,
    mountCampaigns,
    mountMiniGames,
    mountReferrer,
    mountClubs,
    mountRewardStore,
    mountMasterData,
    mountLog,
    mountHelp,
    mountOfferControls,
  ])
    family(app, context);
}

/** Virtual time between two looks at what became due. */
const EVERY_MS = 60_000;

/**
 * What became due: bonuses that ran out or soon will, rebates of yesterday. Cheap when called
 * often.
 */
export function offersTicker(context: Context): () => void {
  let last = -EVERY_MS;
  return () => {
    const now = context.clock.now();
    if (Math.abs(now - last) < EVERY_MS) return;
    last = now;
    expireDue(context);
    payRebates(context);
    decideForms(context);
    tellOfOffers(context);
  };
}
