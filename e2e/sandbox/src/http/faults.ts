/**
 * Failures on demand (`/__sandbox/faults`): what a matching call gets instead of, before or after
 * its real answer.
 */
import { EARLY_HEADER } from '@site/contracts/early-read';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InFlight } from './in-flight';

/**
 * Which calls. `path` is a prefix or `/regex/`; `body` a text inside the JSON body or an object
 * that it contains.
 */
export interface FaultMatch {
  readonly method?: string;
  readonly path?: string;
  readonly body?: unknown;
}

/** What they get. `drop` cuts the connection before the work, or after it was committed. */
export interface Fault {
  readonly status?: number;
  readonly errorCode?: string;
  readonly description?: string;
  readonly body?: unknown;
  readonly contentType?: string;
  readonly redirect?: unknown;
  readonly delayMs?: number;
  readonly drop?: 'before' | 'afterCommit';
}

/** A rule; without `times` it holds until it is deleted. */
export interface FaultRule {
  readonly id: number;
  readonly match: FaultMatch;
  readonly fault: Fault;
  left: number | null;
  hits: number;
}

/** The rules in force. */
export interface Faults {
  readonly add: (match: FaultMatch, fault: Fault, times: number | null) => FaultRule;
  readonly clear: () => void;
  readonly list: () => readonly FaultRule[];
  /** Whether a rule waits for such a call. */
  readonly waits: (request: FastifyRequest) => boolean;
  /** The rule for a call, used up by one; null without any. */
  readonly take: (request: FastifyRequest) => Fault | null;
}

function contains(body: unknown, wanted: unknown): boolean {
  if (typeof wanted === 'string') return JSON.stringify(body ?? '').includes(wanted);
  if (typeof wanted !== 'object' || wanted === null) return Object.is(body, wanted);
  if (typeof body !== 'object' || body === null) return false;
  const own = new Map<string, unknown>(Object.entries(body));
  return Object.entries(wanted).every(
    ([name, value]) =>
      own.has(name) &&
      (typeof value === 'object' ? contains(own.get(name), value) : own.get(name) === value),
  );
}

function pathFits(path: string, wanted: string): boolean {
  if (
    wanted.length > 2 &&
    wanted.startsWith('/') &&
    wanted.endsWith('/') &&
    /[\\^$*+?.()|[\]{}]/.test(wanted)
  )
    return new RegExp(wanted.slice(1, -1)).test(path);
  return path.startsWith(wanted);
}

const fits = (request: FastifyRequest, { method, path, body }: FaultMatch): boolean =>
  (method === undefined || method.toUpperCase() === request.method) &&
  (path === undefined || pathFits(request.url, path)) &&
  (body === undefined || contains(request.body, body));

/** An empty set of rules. */
export function createFaults(): Faults {
  let rules: FaultRule[] = [];
  let nextId = 1;
  const find = (request: FastifyRequest): FaultRule | undefined =>
    rules.find((each) => (each.left === null || each.left > 0) && fits(request, each.match));
  return {
    add: (match, fault, times) => {
      const rule: FaultRule = { id: nextId, match, fault, left: times, hits: 0 };
      nextId += 1;
      rules.push(rule);
      return rule;
    },
    clear: () => {
      rules = [];
    },
    list: () => rules,
    waits: (request) => find(request) !== undefined,
    take: (request) => {
      const rule = find(request);
      if (rule === undefined) return null;
      rule.hits += 1;
      if (rule.left !== null) rule.left -= 1;
      return rule.fault;
    },
  };
}

const replaces = (fault: Fault): boolean =>
  fault.status !== undefined ||
  fault.errorCode !== undefined ||
  fault.body !== undefined ||
  fault.redirect !== undefined ||
  fault.contentType !== undefined;

function faultBody(fault: Fault): string {
  if (fault.body !== undefined)
    return typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body);
  if (fault.redirect !== undefined) {
    return JSON.stringify({
      redirect:
        typeof fault.redirect === 'string'
          ? { Code: 'GEN0003', Message: fault.redirect }
          : fault.redirect,
    });
  }
  const maintenance = fault.status === 503 && fault.errorCode === undefined;
  const errors = [
    {
      errorCode: fault.errorCode ?? (maintenance ? 'GEN0001' : 'GEN0500'),
      description: fault.description ?? '系统错误，请联系客服！',
    },
  ];
  return JSON.stringify({ isSuccess: false, errors, ...(maintenance ? { retryingIn: 60 } : {}) });
}

const statusOf = (fault: Fault): number =>
  fault.status ?? (fault.errorCode === undefined ? 200 : 400);

async function act(fault: Fault, reply: FastifyReply, onCut: () => void): Promise<void> {
  if (fault.delayMs !== undefined)
    await new Promise((resolve) => {
      setTimeout(resolve, fault.delayMs);
    });
  if (fault.drop === 'before') {
    reply.hijack();
    reply.raw.destroy();
    onCut();
  } else if (replaces(fault)) {
    await reply
      .code(statusOf(fault))
      .type(fault.contentType ?? 'application/json; charset=utf-8')
      .send(faultBody(fault));
  }
}

/**
 * A read that the edge makes for a document is no member's: it is turned away where a rule waits
 * for one, so that the page meets the rule itself.
 */
const isEarly = ({ headers }: FastifyRequest): boolean =>
  headers[EARLY_HEADER.name] === EARLY_HEADER.value;

/** Puts the rules before every handler of the site; `/__sandbox` and `/healthz` are never touched. */
export function installFaults(app: FastifyInstance, faults: Faults, inFlight: InFlight): void {
  const dropped = new WeakSet<FastifyRequest>();
  app.addHook('preHandler', async (request, reply) => {
    if (/^\/(__sandbox|healthz)/.test(request.url)) return;
    if (isEarly(request)) {
      if (faults.waits(request)) await reply.code(503).send();
      return;
    }
    const fault = faults.take(request);
    if (fault === null) return;
    if (fault.drop === 'afterCommit') dropped.add(request);
    await act(fault, reply, () => {
      inFlight.leave(request);
    });
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!dropped.has(request)) return payload;
    // The work is committed; the answer never leaves, so the hook never ends.
    reply.raw.destroy();
    return new Promise<never>(() => undefined);
  });
}
