/**
 * Controls of the lobby: `POST /__sandbox/games {maintenance?: {PGS: {fromMs?, toMs?} | null},
 * whitelist?: {PGS: any}, extraGames?: n}`; times count from now.
 */
import type { FastifyInstance } from 'fastify';
import { mountControls } from '../control/loopback';
import { controlError, numberIn, objectOf } from '../control/read';
import type { Context } from '../core/context';
import { MOST_EXTRA } from './extra-games';
import { gatesOf, saveGates } from './gates';

const HOUR_MS = 3_600_000;

/** Mounts them inside a scope of their own. */
export function mountGameControls(app: FastifyInstance, context: Context): void {
  mountControls(app, context.options, 'games', (scope) => {
    scope.get('/__sandbox/games', async () => gatesOf(context));
    scope.post('/__sandbox/games', async (request) => {
      const body = objectOf(request.body);
      const now = context.clock.now();
      const known = gatesOf(context);
      const times = [...objectOf(body.get('maintenance'))].map(([code, value]) => {
        const given = objectOf(value);
        return [
          code,
          value === null
            ? null
            : {
                from: now + (numberIn(given, 'fromMs') ?? 0),
                to: now + (numberIn(given, 'toMs') ?? HOUR_MS),
              },
        ] as const;
      });
      const extraGames = numberIn(body, 'extraGames') ?? known.extraGames;
      if (!Number.isInteger(extraGames) || extraGames < 0 || extraGames > MOST_EXTRA)
        throw controlError(`"extraGames" must be a whole number up to ${MOST_EXTRA}`);
      saveGates(context, {
        maintenance: { ...known.maintenance, ...Object.fromEntries(times) },
        whitelist: { ...known.whitelist, ...Object.fromEntries(objectOf(body.get('whitelist'))) },
        extraGames,
      });
      return gatesOf(context);
    });
  });
}
