/** Every row, for the sandbox (405, coverage) and for tests. The site imports single rows from their files. */
import type { AnyEndpoint } from './endpoint';
import * as auth from './auth';
import * as balance from './balance';
import * as games from './games';
import * as liveChat from './live-chat';
import * as log from './log';
import * as member from './member';
import * as payment from './payment';
import * as promotion from './promotion';
import * as vendor from './vendor';
import * as saba from './vendor-saba';

const isRow = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'service' in value && 'path' in value && 'result' in value;

/** All rows of the contract. */
export const ALL_ROWS: readonly AnyEndpoint[] = [auth, balance, games, liveChat, log, member, payment, promotion, vendor, saba]
  .flatMap((family) => Object.values(family).filter(isRow));
