/**
 * Clubs of the site (§2.1 /VIPClub, /KingClub): levels and privileges as editors write them, and
 * where a member stands. Calls of this project, as no other tells of them.
 */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { isoTime } from './wire';

/** The clubs: by points for everybody, by invitation for the few. */
export const CLUB = ['vip', 'king'] as const;
/** A club. */
export type ClubName = (typeof CLUB)[number];

const privilege = v.object({ code: v.string(), title: v.string(), text: v.string() });
const level = v.object({
  code: v.string(),
  name: v.string(),
  from: v.number(),
  values: v.array(v.object({ label: v.string(), value: v.string() })),
});

/**
 * GET CMS club: what it is, its levels (`from` in points, lowest first) and its privileges. Plain
 * text only.
 */
export const getClub = defineEndpoint({
  id: 'club.detail',
  service: 'content',
  method: 'GET',
  path: '/cms/clubs/:club',
  gatewayKey: 'content',
  result: v.object({
    club: v.picklist(CLUB),
    title: v.string(),
    lead: v.string(),
    levels: v.array(level),
    privileges: v.array(privilege),
    rules: v.array(v.string()),
  }),
});
/** A club's page. */
export type Club = NonNullable<(typeof getClub)['result']['~types']>['output'];

/** What is asked of a member; whole points or whole CNY, as `unit` says. */
export const CLUB_UNIT = ['points', 'cny'] as const;
const need = v.object({
  code: v.string(),
  label: v.string(),
  unit: v.picklist(CLUB_UNIT),
  current: v.number(),
  target: v.number(),
});

/**
 * GET Club/:club/Standing: whether the member belongs, the own level, and how far each need of the
 * next step is met.
 */
export const getClubStanding = defineEndpoint({
  id: 'club.standing',
  service: 'gateway',
  method: 'GET',
  path: '/api/Club/:club/Standing',
  auth: 'member',
  result: v.object({
    isMember: v.boolean(),
    levelCode: v.nullable(v.string()),
    nextLevelName: v.nullable(v.string()),
    since: v.nullable(isoTime),
    manager: v.nullable(v.string()),
    needs: v.array(need),
  }),
});
/** Where a member stands. */
export type ClubStanding = NonNullable<(typeof getClubStanding)['result']['~types']>['output'];
