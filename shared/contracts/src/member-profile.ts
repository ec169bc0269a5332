/**
 * The rest of the account area: holder name, rewards, secret questions, shipping addresses,
 * safehouse (§7.2).
 */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { cny } from './wire-money';
import { isoTime, nothing } from './wire';

/** GET Member/AccountHolderName: the name a bank card must carry, masked; empty while none is set. */
export const getAccountHolderName = defineEndpoint({
  id: 'member.holderName',
  service: 'gateway',
  method: 'GET',
  path: '/api/Member/AccountHolderName',
  auth: 'member',
  confidential: true,
  result: v.object({ accountHolderName: v.string(), isSet: v.boolean() }),
});

/**
 * GET Member/MemberRewardDetail: points come from valid turnover, one per 100 CNY; the tier from
 * the points.
 */
export const getMemberRewardDetail = defineEndpoint({
  id: 'member.rewardDetail',
  service: 'gateway',
  method: 'GET',
  path: '/api/Member/MemberRewardDetail',
  auth: 'member',
  confidential: true,
  result: v.object({
    points: v.number(),
    tier: v.string(),
    tierName: v.string(),
    turnover: cny,
    nextTierName: v.nullable(v.string()),
    pointsToNext: v.nullable(v.number()),
  }),
});

/** GET Member/SecretQuestions: the fixed list; which one the member took, if any. */
export const getSecretQuestions = defineEndpoint({
  id: 'member.secretQuestions',
  service: 'gateway',
  method: 'GET',
  path: '/api/Member/SecretQuestions',
  auth: 'member',
  confidential: true,
  result: v.object({
    selectedId: v.nullable(v.number()),
    questions: v.array(v.object({ id: v.number(), localizedName: v.string() })),
  }),
});

/**
 * What the form of an address sends; province, city and so on by the names of the setting's master
 * data.
 */
export const addressBody = v.object({
  recipientName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(30)),
  phoneNumber: v.string(),
  province: v.string(),
  district: v.string(),
  town: v.string(),
  street: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
  zipCode: v.optional(v.string(), ''),
  isDefault: v.optional(v.boolean(), false),
});
/** The form of an address. */
export type AddressForm = v.InferInput<typeof addressBody>;
/** An address; name and number masked (C-38). */
export const shippingAddress = v.object({ ...addressBody.entries, addressId: v.string() });

/** An address. */
export type ShippingAddress = v.InferOutput<typeof shippingAddress>;

const ADDRESS = '/api/Member/ShippingAddress';

/** GET Member/ShippingAddress: the default one first. */
export const getShippingAddresses = defineEndpoint({
  id: 'member.addresses',
  service: 'gateway',
  method: 'GET',
  path: ADDRESS,
  auth: 'member',
  confidential: true,
  result: v.array(shippingAddress),
});
/** POST Member/ShippingAddress: at most 5 (MEM00405). */
export const addShippingAddress = defineEndpoint({
  errors: ['MEM00405', 'VAL08052'],
  id: 'member.addAddress',
  service: 'gateway',
  method: 'POST',
  path: ADDRESS,
  auth: 'member',
  confidential: true,
  body: addressBody,
  result: shippingAddress,
});
/** PUT Member/ShippingAddress/:addressId. */
export const changeShippingAddress = defineEndpoint({
  errors: ['VAL08052'],
  id: 'member.changeAddress',
  service: 'gateway',
  method: 'PUT',
  path: `${ADDRESS}/:addressId`,
  auth: 'member',
  confidential: true,
  body: addressBody,
  result: shippingAddress,
});
/** DELETE Member/ShippingAddress/:addressId: gone either way. */
export const deleteShippingAddress = defineEndpoint({
  id: 'member.deleteAddress',
  service: 'gateway',
  method: 'DELETE',
  path: `${ADDRESS}/:addressId`,
  auth: 'member',
  confidential: true,
  result: nothing,
});

/** The safehouse: while it is locked no money leaves the account and no bank card is added. */
export const safehouse = v.object({ isLocked: v.boolean(), changedAt: v.nullable(isoTime) });

/** GET Member/Safehouse. */
export const getSafehouse = defineEndpoint({
  id: 'member.safehouse',
  service: 'gateway',
  method: 'GET',
  path: '/api/Member/Safehouse',
  auth: 'member',
  confidential: true,
  result: safehouse,
});
/**
 * POST Member/Safehouse: locks without, unlocks with a code of the service action `Safehouse`
 * (VAL17003).
 */
export const setSafehouse = defineEndpoint({
  errors: ['MEM00073', 'VAL17003'],
  id: 'member.setSafehouse',
  service: 'gateway',
  method: 'POST',
  path: '/api/Member/Safehouse',
  auth: 'member',
  confidential: true,
  body: v.object({ lock: v.boolean(), verificationCode: v.optional(v.string(), '') }),
  result: safehouse,
});
