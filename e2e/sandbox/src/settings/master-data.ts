/** Mounts the master data: phone prefixes, security questions, the address tree. */
import * as rows from '@site/contracts/setting';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../core/context';
import { refusals } from '../http/api-error';
import { mount } from '../http/mount';
import { SECRET_QUESTIONS } from '../members/account';
import { PROVINCES, type Place } from './places';

const flat = (places: readonly Place[]): { id: string; name: string }[] =>
  places.map(({ id, name }) => ({ id, name }));

function childrenOf(
  places: readonly Place[],
  id: string,
  what: string,
): { id: string; name: string }[] {
  const place = places.find((each) => each.id === id);
  if (place === undefined) throw refusals.notFound(what);
  return flat(place.children);
}

export function mountMasterData(app: FastifyInstance, context: Context): void {
  mount(app, context, rows.getPhonePrefixes, () => [
    { prefix: '86', country: '中国大陆', pattern: '^1[3-9]\\d{9}$', length: 11 },
  ]);
  mount(app, context, rows.getSecurityQuestions, () =>
    SECRET_QUESTIONS.map(({ id, localizedName }) => ({ id, text: localizedName })),
  );
  mount(app, context, rows.getProvinces, () => flat(PROVINCES));
  mount(app, context, rows.getDistricts, ({ query }) =>
    childrenOf(PROVINCES, query.provinceId, '省份'),
  );
  mount(app, context, rows.getTowns, ({ query }) =>
    childrenOf(
      PROVINCES.flatMap(({ children }) => children),
      query.districtId,
      '城市',
    ),
  );
}
