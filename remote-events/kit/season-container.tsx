/** The remote of any season: the kit's page and entrance around what is the season's own. */
import type { ComponentType } from 'react';
import { defineRemote } from '@site/remote-kit';
import type { Season } from './season';

/** What the kit shows of a season. */
export interface SeasonViews {
  readonly season: () => Promise<ComponentType<{ readonly season: Season }>>;
  readonly entry: () => Promise<ComponentType<{ readonly season: Season }>>;
}
type Boot = NonNullable<Parameters<typeof defineRemote>[1]['boot']>;

/** The container of a season. */
export function containerOf(season: Season, views: SeasonViews, boot?: Boot) {
  const shown = async (view: keyof SeasonViews): Promise<ComponentType> => {
    const View = await views[view]();
    return () => <View season={season} />;
  };
  return defineRemote(`season-${season.slug}`, {
    pages: { season: async () => ({ Page: await shown('season') }) },
    slots: { entry: async () => ({ Slot: await shown('entry') }) },
    boot,
  });
}
