import { defineRemote } from '@site/remote-kit';
import surface from './remote.json';

export const remote = defineRemote(surface, { pages: { season: () => import('./Page') } });
