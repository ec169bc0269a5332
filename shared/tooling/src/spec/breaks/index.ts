import type { Break } from '../break';
import { ACCESS_BREAKS } from './access';
import { CALL_BREAKS } from './calls';
import { ROUTE_BREAKS } from './routes';
import { RULE_BREAKS } from './rules';
import { SPORTS_BREAKS } from './sports';

/** One break a row. */
export const ALL_BREAKS: readonly Break[] = [
  ...ROUTE_BREAKS,
  ...ACCESS_BREAKS,
  ...SPORTS_BREAKS,
  ...RULE_BREAKS,
  ...CALL_BREAKS,
];
