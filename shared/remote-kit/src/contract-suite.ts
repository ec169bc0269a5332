/** The contract every remote passes; call it in one test file of the remote. */
import * as v from 'valibot';
import { remoteSurface } from '@site/contracts/remote-surface';
import { layoutParts } from '@site/domain/layout/layout-parts';
import type { RemoteDefinition } from './remote';

/** Runs the suite over a surface (the imported `remote.json`) and its definition. Needs jest's globals. */
export function describeRemote(surface: unknown, remote: RemoteDefinition): void {
  const declared = v.parse(remoteSurface, surface);

  describe(`remote contract: ${declared.name}`, () => {
    test('declares the name it exports', () => {
      expect(remote.name).toBe(declared.name);
    });

    test('[R2.5-1] lays out its pages by statuses that §2.5 knows', () => {
      expect(declared.routes.filter(({ layoutStatus }) => layoutParts(layoutStatus) === null)).toEqual([]);
    });

    test('has a loader for every declared page, and no other', () => {
      expect(Object.keys(remote.pages).toSorted()).toEqual([...new Set(declared.routes.map((route) => route.page))].toSorted());
    });

    test('has a loader for every declared slot view, and no other', () => {
      expect(Object.keys(remote.slots).toSorted()).toEqual([...new Set(declared.slots.map((slot) => slot.view))].toSorted());
    });

    test.each(Object.entries(remote.pages))('page %s exports Page', async (_name, load) => {
      expect(typeof (await load()).Page).toBe('function');
    });

    test('every slot view exports Slot', async () => {
      const loaded = await Promise.all(Object.entries(remote.slots).map(async ([name, load]) => [name, typeof (await load()).Slot]));
      expect(loaded).toEqual(Object.keys(remote.slots).map((name) => [name, 'function']));
    });
  });
}
