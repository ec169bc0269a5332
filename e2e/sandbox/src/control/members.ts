/** `/__sandbox/members`: make and change members, read their ledger, wagers and outbox. */
import type { MemberInfo } from '@site/contracts/member';
import type { SelfExclusion } from '@site/contracts/self-exclusion';
import type { FastifyInstance } from 'fastify';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { toJson } from '../http/json';
import { DEMO_PASSWORD, ORDINARY } from '../members/demo-members';
import { attributionReport } from '../members/attribution';
import { addMember, changeMember, findMember, setWallet, type Member } from '../members/store';
import { selectBets } from '../bets/store';
import { wagerView } from '../vendors/saba/view';
import { endSessions } from '../session/store';
import { mountAccountControls } from './account';
import { controlError, objectOf, textIn } from './read';

const EXCLUSION_FIELDS: ReadonlySet<string> = new Set([
  'Status',
  'DisableDeposit',
  'DisableFundIn',
  'DisableBetting',
  'SelfExcludeSetDate',
  'SelfExcludeExpiredDate',
  'SelfExcludeDuration',
  'SelfExclusionSettingID',
]);
const OWN_FIELDS: ReadonlySet<string> = new Set([
  'memberCode',
  'userName',
  'password',
  'wallets',
  'refusal',
  'selfExclusion',
]);

interface Parts {
  readonly info: MemberInfo;
  readonly exclusion: Partial<SelfExclusion>;
  readonly wallets: Readonly<Record<number, string>>;
}

/** Fields of §3.2 go to self-exclusion, our own are left out, the rest is member info of §3.1. */
function partsOf(body: ReadonlyMap<string, unknown>): Parts {
  const nested = objectOf(body.get('selfExclusion'));
  const exclusion = Object.fromEntries(
    [...body].filter(([name]) => EXCLUSION_FIELDS.has(name)).concat([...nested]),
  );
  const info = Object.fromEntries(
    [...body].filter(([name]) => !EXCLUSION_FIELDS.has(name) && !OWN_FIELDS.has(name)),
  );
  const wallets = Object.fromEntries(
    [...objectOf(body.get('wallets'))].map(([group, amount]) => [Number(group), String(amount)]),
  );
  return { info: info as MemberInfo, exclusion: exclusion as Partial<SelfExclusion>, wallets };
}

function known(context: Context, code: string): Member {
  const member = findMember(context, code);
  if (member === null) throw controlError(`no member "${code}"`);
  return member;
}

function create(context: Context, body: ReadonlyMap<string, unknown>): Member {
  const userName =
    textIn(body, 'userName') ??
    textIn(body, 'memberCode') ??
    `m${String(context.clock.now() % 100_000_000)}`;
  const memberCode = textIn(body, 'memberCode') ?? `M${userName.toUpperCase()}`;
  if (findMember(context, memberCode) !== null || findMember(context, userName) !== null)
    throw controlError(`member "${userName}" exists`);
  const parts = partsOf(body);
  addMember(context, {
    memberCode,
    userName,
    password: textIn(body, 'password') ?? DEMO_PASSWORD,
    info: { ...ORDINARY, ...parts.info },
    exclusion: parts.exclusion,
    refusal: textIn(body, 'refusal') ?? null,
    wallets: parts.wallets,
  });
  return known(context, memberCode);
}

function change(context: Context, member: Member, body: ReadonlyMap<string, unknown>): Member {
  const parts = partsOf(body);
  const password = textIn(body, 'password');
  changeMember(context, member, {
    info: parts.info,
    exclusion: parts.exclusion,
    password,
    refusal: body.has('refusal') ? (textIn(body, 'refusal') ?? null) : undefined,
  });
  for (const [group, amount] of Object.entries(parts.wallets))
    setWallet(context, member.memberCode, Number(group), amount, 'adjustment');
  return known(context, member.memberCode);
}

const view = (context: Context, member: Member): object => ({
  memberCode: member.memberCode,
  userName: member.userName,
  memberInfo: member.oldInfo,
  memberNewInfo: member.newInfo,
  selfExclusion: member.exclusion,
  wallets: Object.fromEntries(
    context.ledger.balances(member.memberCode).map(({ group, balance }) => [group, balance]),
  ),
});

/** Mounts them. Codes and user names are both accepted in paths. */
export function mountMemberControls(app: FastifyInstance, context: Context): void {
  mountAccountControls(app, context);
  const send = (value: unknown): string => toJson(value);
  const json = 'application/json; charset=utf-8';
  app.get('/__sandbox/attribution', async () => attributionReport(context));
  app.get('/__sandbox/members', async (_request, reply) =>
    reply
      .type(json)
      .send(
        send(
          context.db
            .all<{ member_code: string }>('SELECT member_code FROM members ORDER BY member_code')
            .map((row) => view(context, known(context, row.member_code))),
        ),
      ),
  );
  app.post('/__sandbox/members', async (request, reply) =>
    reply.type(json).send(send(view(context, create(context, objectOf(request.body))))),
  );
  app.get<{ Params: { code: string } }>('/__sandbox/members/:code', async (request, reply) =>
    reply.type(json).send(send(view(context, known(context, request.params.code)))),
  );
  app.patch<{ Params: { code: string } }>('/__sandbox/members/:code', async (request, reply) =>
    reply
      .type(json)
      .send(
        send(
          view(
            context,
            change(context, known(context, request.params.code), objectOf(request.body)),
          ),
        ),
      ),
  );
  app.get<{ Params: { code: string } }>(
    '/__sandbox/members/:code/ledger',
    async (request, reply) => {
      const postings = context.ledger.postingsOf(known(context, request.params.code).memberCode);
      return reply.type(json).send(
        send({
          postings: postings.map((posting) => ({
            ...posting,
            createdAt: isoAt(posting.createdAt),
          })),
        }),
      );
    },
  );
  app.get<{ Params: { code: string } }>(
    '/__sandbox/members/:code/wagers',
    async (request, reply) => {
      const bets = selectBets(
        context,
        'member_code = ?',
        known(context, request.params.code).memberCode,
      );
      // Bets of every vendor in the words of one, with the neutral outcome beside them.
      return reply.type(json).send(
        send({
          wagers: bets.map((bet) => ({
            ...wagerView(bet),
            vendor: bet.vendor.toLowerCase(),
            outcome: bet.outcome,
            selectionId: bet.legs[0]?.selectionId ?? '',
            notes: bet.legs.map(({ note }) => note ?? null),
          })),
        }),
      );
    },
  );
  app.get<{ Params: { code: string } }>(
    '/__sandbox/members/:code/outbox',
    async (request, reply) => {
      const rows = context.db.all<{ kind: string; content: string; at: number }>(
        'SELECT kind, content, at FROM outbox WHERE member_code = ? ORDER BY id',
        known(context, request.params.code).memberCode,
      );
      return reply
        .type(json)
        .send(send({ outbox: rows.map((row) => ({ ...row, at: isoAt(row.at) })) }));
    },
  );
  app.post<{ Params: { code: string } }>(
    '/__sandbox/members/:code/end-session',
    async (request) => {
      endSessions(context, known(context, request.params.code).memberCode, 'logout');
      return { ended: true };
    },
  );
}
