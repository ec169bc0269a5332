/** The stream over HTTP: server-sent events, one shared text per message, slow readers are cut. */
import { parseWith } from '@site/contracts/parse';
import { SABA_STREAM_PATH, SABA_TAB, sabaStreamQuery } from '@site/contracts/vendor-saba';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkOpen } from '../../bets/vendor-state';
import { refusals } from '../../http/api-error';
import { beforeLooking } from '../../http/due';
import type { Channel } from './channel';
import type { SabaGateway } from './gateway';

/** A reader that is further behind than this reconnects and resumes. */
const MOST_BEHIND = 16_000_000;

function channelFor(vendor: SabaGateway, query: unknown): Channel {
  const read = parseWith(sabaStreamQuery, query);
  if (!read.ok) throw refusals.invalid(read.where);
  if ('eventIds' in read.value) return vendor.hub.single(read.value.eventIds);
  const tab = SABA_TAB.find((each) => 'tab' in read.value && each === read.value.tab) ?? 'TODAY';
  return vendor.hub.board(Number(read.value.sportType), tab);
}

const lastIdOf = (request: FastifyRequest): string | null => {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' && header !== '' ? header : null;
};

function open(
  vendor: SabaGateway,
  channel: Channel,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  const reader = {
    write: (text: string) => {
      if (raw.writableLength > MOST_BEHIND) raw.destroy();
      else raw.write(text);
    },
    end: () => {
      raw.end();
    },
  };
  const leave = channel.join(reader, lastIdOf(request), () => vendor.hub.snapshot(channel));
  raw.once('close', leave);
}

/** Mounts the stream. */
export function mountStream(app: FastifyInstance, vendor: SabaGateway): void {
  app.get(SABA_STREAM_PATH, async (request, reply) => {
    checkOpen(vendor.backend.state);
    const channel = channelFor(vendor, request.query);
    beforeLooking(vendor.backend.tick);
    open(vendor, channel, request, reply);
    return reply;
  });
}
