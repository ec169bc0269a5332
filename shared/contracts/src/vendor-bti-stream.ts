/**
 * BTI's web socket: messages `{type, seq, data}`; a gap in `seq` means that something was lost, and
 * the client asks for a fresh snapshot.
 */
import * as v from 'valibot';
import { BTI_TAB, btiEvent, btiMarket } from './vendor-bti';

/** Path of the socket; no login. */
export const BTI_SOCKET_PATH = '/vendors/bti/ws';

/** Name that the client gives a subscription; it comes back in every message of it. */
const subscription = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));

/**
 * What a client may send. `auth` names the member, for the tab of favourites: once before
 * subscribing; `resnapshot` repeats the snapshot of a subscription; `ping` is answered by a
 * heartbeat.
 */
export const btiClientMessage = v.variant('type', [
  v.object({
    type: v.literal('subscribe'),
    data: v.variant('scope', [
      v.object({
        subscription,
        scope: v.literal('board'),
        branchId: v.number(),
        tab: v.picklist(BTI_TAB),
      }),
      v.object({
        subscription,
        scope: v.literal('event'),
        eventId: v.pipe(v.string(), v.maxLength(40)),
      }),
    ]),
  }),
  v.object({
    type: v.literal('auth'),
    data: v.object({ token: v.pipe(v.string(), v.maxLength(256)) }),
  }),
  v.object({ type: v.literal('unsubscribe'), data: v.object({ subscription }) }),
  v.object({ type: v.literal('resnapshot'), data: v.object({ subscription }) }),
  v.object({ type: v.literal('ping') }),
]);
/** What a client may send. */
export type BtiClientMessage = v.InferOutput<typeof btiClientMessage>;

const seq = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * What the server sends. `seq` starts at 1 and rises by exactly 1 per message of a connection, over
 * all its subscriptions. `snapshot` replaces everything of its subscription; `update` brings events
 * and markets whole; `heartbeat` arrives at least every 5 s.
 */
export const btiServerMessage = v.variant('type', [
  v.object({
    type: v.literal('snapshot'),
    seq,
    data: v.object({
      subscription: v.string(),
      events: v.array(btiEvent),
      markets: v.array(btiMarket),
    }),
  }),
  v.object({
    type: v.literal('update'),
    seq,
    data: v.object({
      subscription: v.string(),
      events: v.array(btiEvent),
      removedEvents: v.array(v.string()),
      markets: v.array(btiMarket),
      removedMarkets: v.array(v.string()),
    }),
  }),
  v.object({ type: v.literal('unsubscribed'), seq, data: v.object({ subscription: v.string() }) }),
  v.object({ type: v.literal('welcome'), seq, data: v.object({}) }),
  v.object({ type: v.literal('heartbeat'), seq, data: v.object({}) }),
  v.object({ type: v.literal('reset'), seq, data: v.object({}) }),
  v.object({
    type: v.literal('error'),
    seq,
    data: v.object({
      code: v.string(),
      description: v.string(),
      subscription: v.nullable(v.string()),
    }),
  }),
]);
/** What the server sends. */
export type BtiServerMessage = v.InferOutput<typeof btiServerMessage>;
