/**
 * Tells of matches that members have open bets on. The world says what happened: nothing is looked
 * at in between, and what is history at a start of the sandbox is told to nobody.
 */
import { SPORT } from '@site/domain/reference/sports';
import { asOddsVendor, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { Context } from '../core/context';
import { headOf } from '../engine/head';
import { playTimeOf, type WorldEvent } from '../engine/models';
import type { Effect } from '../engine/types';
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

/** Tells members of what happened in an event. */
export function tellOfEvent(context: Context, event: WorldEvent, effect: Effect): void {
  if (effect !== 'kickoff' && effect !== 'goal') return;
  if (event.phase === 'FT' || event.phase === 'done' || event.ending !== 'played') return;
  const now = context.clock.now();
  const draft = draftOf(event, effect, now);
  if (draft === null) return;
  const backers = backersOf(context, event.eventId);
  if (backers.size === 0) return;
  const head = headOf(event, now);
  for (const [member, vendor] of backers) tellMember(context, member, draft(head, vendor));
}
