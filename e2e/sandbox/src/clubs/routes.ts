/** Mounts the clubs. */
import { CLUB, getClub, getClubStanding, type ClubName } from '@site/contracts/club';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../core/context';
import { refusals } from '../http/api-error';
import { mount } from '../http/mount';
import { STANDINGS } from './standing';
import { CLUBS } from './texts';

/** @throws ApiError 404 for a club that there is not. */
function clubOf(name: string | undefined): ClubName {
  const club = CLUB.find((each) => each === name);
  if (club === undefined) throw refusals.notFound('俱乐部');
  return club;
}

export function mountClubs(app: FastifyInstance, context: Context): void {
  mount(app, context, getClub, ({ params }) => CLUBS[clubOf(params.club)]);
  mount(app, context, getClubStanding, ({ memberCode, params }) =>
    STANDINGS[clubOf(params.club)](context, memberCode),
  );
}
