/**
 * Tells of matches that members have open bets on. The world says what happened: nothing is looked
 * at in between, and what is history at a start of the sandbox is told to nobody.
 */
import { SPORT } from '@site/domain/reference/sports';
import { asOddsVendor, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { Context } from '../core/context';
import { StorageFault } from '../core/storage-fault';
import { headOf } from '../engine/head';
import { playTimeOf, type WorldEvent } from '../engine/models';
import type { Effect } from '../engine/types';
import { tellTrouble } from '../http/server';
import { tellMember, type AlertDraft } from './store';
import { goalAlert, kickOffAlert, type EventNews } from './texts';

/** What is older than this is no news: the clock jumped, or the sandbox was off. */
const FRESH_MS = 10 * 60_000;

/** Members with an open leg on an event, each with the vendor of their latest bet on it. */
function backersOf({ db }: Context, eventId: string): ReadonlyMap<string, OddsVendorId> {
  const rows = db.all<{ member: string; vendor: string }>(
    `SELECT b.member_code AS member, b.vendor FROM bet_legs l JOIN bets b ON b.id = l.bet_id
     WHERE l.event_id = ? AND l.outcome IS NULL AND b.status IN ('waiting', 'running') ORDER BY b.placed_at`,
    eventId,
  );
  return new Map(
    rows.flatMap(({ member, vendor }) => {
      const known = asOddsVendor(vendor);
      return known === null ? [] : [[member, known] as const];
    }),
  );
}

type Draft = (news: EventNews, vendor: OddsVendorId) => AlertDraft;

/** What an effect is to those who bet on the event; null where it is nothing to tell. */
function draftOf(event: WorldEvent, effect: Effect, now: number): Draft | null {
  if (effect === 'kickoff') return now - event.kickoff <= FRESH_MS ? kickOffAlert : null;
  if (effect !== 'goal' || event.model !== 'goals' || event.sportId !== SPORT.SOCCER) return null;
  const { score, lastGoal: goal } = event;
  if (goal === null || playTimeOf(event, now) - goal.at > FRESH_MS) return null;
  return (news, vendor) => goalAlert(news, vendor, score, goal);
}

/** Alerts of the world's events. */
export interface EventAlerts {
  /** Hears of an effect while it is being lived through, and notes whom to tell. */
  readonly onEffect: (event: WorldEvent, effect: Effect) => void;
  /**
   * Tells them. Outside of the event's own transaction: a match goes on where there is no room to
   * write that it does.
   */
  readonly flush: () => void;
}

/** Makes them. */
export function createEventAlerts(context: Context): EventAlerts {
  let noted: (readonly [member: string, draft: AlertDraft])[] = [];
  return {
    onEffect: (event, effect) => {
      if (effect !== 'kickoff' && effect !== 'goal') return;
      if (event.phase === 'FT' || event.phase === 'done' || event.ending !== 'played') return;
      const now = context.clock.now();
      const draft = draftOf(event, effect, now);
      if (draft === null) return;
      for (const [member, vendor] of backersOf(context, event.eventId))
        noted.push([member, draft(headOf(event, now), vendor)]);
    },
    flush: () => {
      const due = noted;
      noted = [];
      for (const [member, draft] of due) {
        try {
          tellMember(context, member, draft);
        } catch (error) {
          if (!(error instanceof StorageFault)) throw error;
          tellTrouble(error);
        }
      }
    },
  };
}
