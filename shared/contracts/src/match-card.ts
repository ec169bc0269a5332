/** What a link to a match says of it where nobody has signed in: the edge asks for it. */
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { isoTime } from './wire';

/** Ids of events as vendors and addresses write them. */
export const EVENT_ID = /^[A-Za-z0-9_.-]{1,64}$/;

/**
 * GET content match: names, league and kick-off of an event, no price; 404 for one that nobody
 * offers. Names are as the vendor writes them: whoever shows them escapes them.
 */
export const getMatchCard = defineEndpoint({
  id: 'content.match',
  quiet: 'background',
  service: 'content',
  method: 'GET',
  path: '/cms/match',
  forAll: true,
  gatewayKey: 'content',
  query: v.object({
    vendor: v.picklist(ODDS_VENDORS),
    eventId: v.pipe(v.string(), v.regex(EVENT_ID)),
  }),
  result: v.object({
    homeName: v.string(),
    awayName: v.string(),
    leagueName: v.string(),
    kickOff: isoTime,
  }),
});
