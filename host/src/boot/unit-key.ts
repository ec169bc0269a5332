/** The device's random id in storage. */
import { jsonKey } from '@site/platform';

/** A UUID; survives logout, because it says nothing about a member. */
export const UNIT_KEY = jsonKey<string>('unitId', 'local', 'never', 1, (value) =>
  typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value) ? value : null,
);
