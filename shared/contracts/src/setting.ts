/** Master data: phone prefixes, security questions, the address tree (§7.2). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';

/** GET Setting/Phone/Prefix: only mainland China. */
export const getPhonePrefixes = defineEndpoint({
  id: 'setting.phonePrefixes',
  quiet: 'background',
  service: 'gateway',
  method: 'GET',
  path: '/api/Setting/Phone/Prefix',
  result: v.array(
    v.object({ prefix: v.string(), country: v.string(), pattern: v.string(), length: v.number() }),
  ),
});
/** GET Setting/SecurityQuestions. */
export const getSecurityQuestions = defineEndpoint({
  id: 'setting.securityQuestions',
  service: 'gateway',
  method: 'GET',
  path: '/api/Setting/SecurityQuestions',
  result: v.array(v.object({ id: v.number(), text: v.string() })),
});

const places = v.array(v.object({ id: v.string(), name: v.string() }));
/** GET Setting/ShippingAddress/Province: all of them. */
export const getProvinces = defineEndpoint({
  id: 'setting.provinces',
  service: 'gateway',
  method: 'GET',
  path: '/api/Setting/ShippingAddress/Province',
  result: places,
});
/** GET Setting/ShippingAddress/District: cities of a province. */
export const getDistricts = defineEndpoint({
  id: 'setting.districts',
  service: 'gateway',
  method: 'GET',
  path: '/api/Setting/ShippingAddress/District',
  query: v.object({ provinceId: v.string() }),
  result: places,
});
/** GET Setting/ShippingAddress/Town: districts and counties of a city. */
export const getTowns = defineEndpoint({
  id: 'setting.towns',
  service: 'gateway',
  method: 'GET',
  path: '/api/Setting/ShippingAddress/Town',
  query: v.object({ districtId: v.string() }),
  result: places,
});
