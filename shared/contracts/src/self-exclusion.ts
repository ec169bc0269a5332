/** Self-exclusion (§3.2, §7.2). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';

/** Self-exclusion state (§3.2). */
export const selfExclusion = v.object({
  Status: v.boolean(),
  DisableDeposit: v.boolean(),
  DisableFundIn: v.boolean(),
  DisableBetting: v.boolean(),
  SelfExcludeSetDate: v.nullable(v.string()),
  SelfExcludeExpiredDate: v.nullable(v.string()),
  SelfExcludeDuration: v.number(),
  SelfExclusionSettingID: v.number(),
});
/** Self-exclusion state (§3.2). Unknown flags block (C-62). */
export type SelfExclusion = v.InferOutput<typeof selfExclusion>;

/** GET Member/SelfExclusion, with its own gateway key (§7.1). */
export const getSelfExclusion = defineEndpoint({
  id: 'member.selfExclusion',
  quiet: 'verdict',
  service: 'gateway',
  method: 'GET',
  path: '/api/Member/SelfExclusion',
  gatewayKey: 'selfExclusion',
  auth: 'member',
  confidential: true,
  result: selfExclusion,
});
