import { defineRemote } from '@site/remote-kit';
import { registerPrizeLookup } from '@site/remote-kit/prize';
import { name } from './remote.json';

export const remote = defineRemote(name, {
  pages: { season: () => import('./Page') },
  slots: { entry: () => import('./Entry') },
  boot: registerPrizeLookup,
});
