import type { Sheet } from '../sheet';
import * as actions from './actions';
import * as amounts from './amounts';
import * as boxes from './boxes';
import * as fields from './fields';
import * as media from './media';
import * as overlays from './overlays';
import * as shell from './shell';
import * as waiting from './waiting';

/** Every sheet of the gallery, in the order of its list. */
export const SHEETS: readonly Sheet[] = [
  shell,
  actions,
  boxes,
  fields,
  amounts,
  waiting,
  overlays,
  media,
].flatMap((module) => Object.values(module));
