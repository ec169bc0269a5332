import { defineRemote } from '@site/remote-kit';
import { name } from './remote.json';

export const remote = defineRemote(name, {
  pages: { season: () => import('./Page') },
  slots: { entry: () => import('./Entry') },
});
