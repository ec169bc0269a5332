/**
 * Saved cards and wallets for withdrawals (§7.2). A card number never comes near the site: a vault
 * page turns it into a token (safety C-89).
 */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { isoTime, nothing } from './wire';

/** A saved card or wallet; `last` are its last 3 digits or characters. */
export const memberBank = v.object({
  memberBankId: v.string(),
  kind: v.picklist(['card', 'crypto']),
  bankCode: v.string(),
  bankName: v.string(),
  accountHolderName: v.string(),
  last: v.string(),
  network: v.nullable(v.string()),
  isDefault: v.boolean(),
  createdAt: isoTime,
});
/** A saved card or wallet. */
export type MemberBank = v.InferOutput<typeof memberBank>;

const PATH = '/api/Payment/MemberBanks';

/** GET Payment/MemberBanks: the default one first. */
export const getMemberBanks = defineEndpoint({
  id: 'payment.banks',
  service: 'gateway',
  method: 'GET',
  path: PATH,
  auth: 'member',
  confidential: true,
  result: v.array(memberBank),
});
/**
 * GET Payment/MemberBanks/Choices: banks a card may belong to, and the address of the vault page
 * for the frame.
 */
export const getBankChoices = defineEndpoint({
  id: 'payment.bankChoices',
  service: 'gateway',
  method: 'GET',
  path: `${PATH}/Choices`,
  auth: 'member',
  confidential: true,
  result: v.object({
    banks: v.array(v.object({ code: v.string(), name: v.string() })),
    most: v.number(),
    vaultUrl: v.string(),
  }),
});
/**
 * POST Payment/MemberBanks: a card by the vault's one-time token, or a wallet by its address; at
 * most 5, the holder is the member. Everything that keeps it from being saved is VAL11056, but for
 * a locked safehouse (MEM00423).
 */
export const addMemberBank = defineEndpoint({
  errors: ['MEM00423', 'VAL11056'],
  id: 'payment.addBank',
  service: 'gateway',
  method: 'POST',
  path: PATH,
  auth: 'member',
  confidential: true,
  body: v.object({
    kind: v.picklist(['card', 'crypto']),
    bankCode: v.optional(v.string(), ''),
    vaultToken: v.optional(v.string(), ''),
    network: v.optional(v.string(), ''),
    address: v.optional(v.string(), ''),
    isDefault: v.optional(v.boolean(), false),
  }),
  result: memberBank,
});
/** PUT Payment/MemberBanks/:memberBankId: makes it the default one. */
export const changeMemberBank = defineEndpoint({
  id: 'payment.changeBank',
  service: 'gateway',
  method: 'PUT',
  path: `${PATH}/:memberBankId`,
  auth: 'member',
  confidential: true,
  body: v.object({ isDefault: v.literal(true) }),
  result: memberBank,
});
/** DELETE Payment/MemberBanks/:memberBankId: refused while a withdrawal to it is open (PAY00426). */
export const deleteMemberBank = defineEndpoint({
  errors: ['PAY00426'],
  id: 'payment.deleteBank',
  service: 'gateway',
  method: 'DELETE',
  path: `${PATH}/:memberBankId`,
  auth: 'member',
  confidential: true,
  result: nothing,
});
