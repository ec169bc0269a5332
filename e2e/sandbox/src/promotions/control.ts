/**
 * Controls of the offers: turnover by hand, switches of the site config. Loopback only, like the
 * rest of the surface.
 */
import { fenOf, parseCny } from '@site/domain/money';
import type { FastifyInstance } from 'fastify';
import { mountControls } from '../control/loopback';
import { controlError, flagIn, needed, numberIn, objectOf, textIn } from '../control/read';
import type { Context } from '../core/context';
import { newId } from '../core/secrets';
import { hostileCount, setHostileCount } from '../content/promotion-book';
import { rewardPointsOf } from '../reward-store/redeem';
import { grantPoints } from '../members/tiers';
import { siteSwitches, saveSiteSwitches } from '../content/site-switches';
import { toJson } from '../http/json';
import { findMember } from '../members/store';

function memberCodeOf(context: Context, code: string): string {
  const member = findMember(context, code);
  if (member === null) throw controlError(`no member "${code}"`);
  return member.memberCode;
}

/** Turnover by hand comes as bets of 10.00 each, so that no highest bet cuts it. */
const ONE_BET = 1_000n;

/** Mounts them inside a scope of their own. */
export function mountOfferControls(app: FastifyInstance, context: Context): void {
  mountControls(app, context.options, 'offers', (scope) => {
    scope.post<{ Params: { code: string } }>(
      '/__sandbox/members/:code/turnover',
      async (request, reply) => {
        const body = objectOf(request.body);
        const memberCode = memberCodeOf(context, request.params.code);
        const amount = parseCny(needed(textIn(body, 'amount'), 'amount')) ?? fenOf(0n);
        const [group, ref] = [
          numberIn(body, 'walletGroup') ?? 2,
          textIn(body, 'ref') ?? newId('T'),
        ];
        context.db.tx(() => {
          for (let done = 0n; done < amount; done += ONE_BET)
            context.turnover.add(
              memberCode,
              group,
              fenOf(amount - done < ONE_BET ? amount - done : ONE_BET),
              `${ref}-${done}`,
            );
        });
        return reply
          .type('application/json; charset=utf-8')
          .send(toJson({ remaining: context.turnover.remaining(memberCode) }));
      },
    );
    scope.post<{ Params: { code: string } }>('/__sandbox/members/:code/points', async (request) => {
      const memberCode = memberCodeOf(context, request.params.code);
      grantPoints(context, memberCode, numberIn(objectOf(request.body), 'points') ?? 0);
      return rewardPointsOf(context, memberCode);
    });
    scope.post('/__sandbox/promotions', async (request) => {
      setHostileCount(context, numberIn(objectOf(request.body), 'hostile') ?? 0);
      return { hostile: hostileCount(context) };
    });
    scope.get('/__sandbox/site-config', async () => siteSwitches(context));
    scope.post('/__sandbox/site-config', async (request) => {
      const body = objectOf(request.body);
      const now = siteSwitches(context);
      saveSiteSwitches(context, {
        liveGameOnly: flagIn(body, 'liveGameOnly') ?? now.liveGameOnly,
        miniUrl: flagIn(body, 'miniUrl') ?? now.miniUrl,
        appDownload: flagIn(body, 'appDownload') ?? now.appDownload,
      });
      return siteSwitches(context);
    });
  });
}
