/**
 * The user name a member asked this device to remember; never a password, and only after a tick of
 * the box.
 */
import { fitsAccountRule } from '@site/domain/member/account-rules';
import { jsonKey } from '@site/platform';

/** Kept over logouts: that is what it is for. */
export const REMEMBERED_NAME = jsonKey<string>('rememberedName', 'local', 'never', 1, (value) =>
  typeof value === 'string' && fitsAccountRule('userName', value) ? value : null,
);
