/** An alert is told once on a device, whichever tab hears of it first. */
import { AlertNews } from '@site/domain/constants';
import { jsonKey } from '@site/platform';
import type { Platform } from '@site/platform/host';

/** Ids that were told, oldest first; they go with the session. */
const TOLD = jsonKey<readonly string[]>('alertsTold', 'local', 'logout', 1, (value) =>
  Array.isArray(value) && value.every((id) => typeof id === 'string')
    ? value.slice(-AlertNews.remembered)
    : null,
);

/** Runs work while no other tab runs work of this name. */
export type Exclusive = (name: string, work: () => boolean) => Promise<boolean>;

/**
 * Makes the book of it.
 *
 * @returns claims an id: true for the first tab that asks.
 */
export const onceADevice =
  ({ storage }: Pick<Platform, 'storage'>, exclusive: Exclusive) =>
  (id: string): Promise<boolean> =>
    exclusive('alerts-told', () => {
      const told = storage.read(TOLD) ?? [];
      if (told.includes(id)) return false;
      storage.write(TOLD, [...told, id].slice(-AlertNews.remembered));
      return true;
    });
