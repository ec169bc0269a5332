/**
 * `/__sandbox` for accounts and payments: answers of puzzles, links that sign in, flags of a
 * member, decisions about payments.
 */
import { APPLICATION_STATUS } from '@site/contracts/payment';
import { parseCny, ZERO_FEN } from '@site/domain/money';
import type { FastifyInstance } from 'fastify';
import { grantFreeBet } from '../bonus/actions';
import { bonusView } from '../bonus/store';
import type { Context } from '../core/context';
import { toJson } from '../http/json';
import { findMember } from '../members/store';
import { decide } from '../payment/decide';
import { selectApplications } from '../payment/store';
import { applicationView } from '../payment/views';
import { answerOf } from '../session/captcha';
import { makeLink } from '../verification/links';
import { setFlag } from '../verification/steps';
import { controlError, needed, objectOf, textIn } from './read';

const JSON_TYPE = 'application/json; charset=utf-8';

function memberCodeOf(context: Context, code: string): string {
  const member = findMember(context, code);
  if (member === null) throw controlError(`no member "${code}"`);
  return member.memberCode;
}

/** What the sandbox or a person would decide. */
const DECISIONS: ReadonlyMap<string, 'Approved' | 'Rejected' | 'Expired'> = new Map([
  ['approve', 'Approved'],
  ['reject', 'Rejected'],
  ['expire', 'Expired'],
]);

function decideOne(context: Context, transactionId: string, body: ReadonlyMap<string, unknown>) {
  const [application] = selectApplications(context, 'transaction_id = ?', transactionId);
  if (application === undefined) throw controlError(`no payment "${transactionId}"`);
  const status = DECISIONS.get(needed(textIn(body, 'do'), 'do'));
  if (status === undefined) throw controlError('"do" must be approve, reject or expire');
  if (application.status !== 'Created' && application.status !== 'Processing')
    throw controlError(`payment is ${application.status} already`);
  return applicationView(context, decide(context, application, status, textIn(body, 'note')));
}

export function mountAccountControls(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { id: string } }>('/__sandbox/captcha/:id', async (request) => {
    const answer = answerOf(context, request.params.id);
    if (answer === null) throw controlError(`no puzzle "${request.params.id}"`);
    return { answer };
  });
  app.post<{ Params: { code: string } }>('/__sandbox/members/:code/link', async (request) => {
    const memberCode = memberCodeOf(context, request.params.code);
    return {
      ref: makeLink(context, memberCode, 'exchange', 'ref'),
      token: makeLink(context, memberCode, 'exchange', 'token'),
    };
  });
  app.post<{ Params: { code: string } }>('/__sandbox/members/:code/flags', async (request) => {
    const memberCode = memberCodeOf(context, request.params.code);
    const flags = [...objectOf(request.body)].filter(
      (each): each is [string, boolean] => typeof each[1] === 'boolean',
    );
    for (const [name, value] of flags) setFlag(context, memberCode, name, value);
    return { flags: Object.fromEntries(flags) };
  });
  app.post<{ Params: { code: string } }>(
    '/__sandbox/members/:code/free-bet',
    async (request, reply) => {
      const amount = parseCny(textIn(objectOf(request.body), 'amount') ?? '50');
      if (amount === null || amount === ZERO_FEN)
        throw controlError('"amount" must be a decimal string');
      return reply
        .type(JSON_TYPE)
        .send(
          toJson(
            bonusView(
              grantFreeBet(context, memberCodeOf(context, request.params.code), amount),
              null,
            ),
          ),
        );
    },
  );
  app.get<{ Querystring: { member?: string; status?: string } }>(
    '/__sandbox/payments',
    async (request, reply) => {
      const { member, status } = request.query;
      const wanted = APPLICATION_STATUS.find((each) => each === status);
      const all = selectApplications(
        context,
        member === undefined ? '1 = 1' : 'member_code = ?',
        ...(member === undefined ? [] : [memberCodeOf(context, member)]),
      );
      const payments = all
        .filter((each) => wanted === undefined || each.status === wanted)
        .map((each) => ({ memberCode: each.memberCode, ...applicationView(context, each) }));
      return reply.type(JSON_TYPE).send(toJson({ payments }));
    },
  );
  app.post<{ Params: { id: string } }>('/__sandbox/payments/:id', async (request, reply) =>
    reply
      .type(JSON_TYPE)
      .send(toJson(decideOne(context, request.params.id, objectOf(request.body)))),
  );
}
