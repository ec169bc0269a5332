/** The contract every remote passes; call it in one test file of the remote. */
import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { earlyRequest } from '@site/contracts/early-read';
import { remoteSurface } from '@site/contracts/remote-surface';
import { ALL_ROWS } from '@site/contracts/rows';
import { layoutParts } from '@site/domain/layout/layout-parts';
import { closedOf, leaksOf } from '@site/platform/face/attempts';
import { missingIn, usesOf } from './contract/uses';
import type { RemoteDefinition } from './remote';

/** The folder whose `remote.json` a test file stands under. */
function folderOf(testPath: string): string {
  let folder = path.dirname(testPath);
  while (!fs.existsSync(path.join(folder, 'remote.json')) && path.dirname(folder) !== folder)
    folder = path.dirname(folder);
  return folder;
}

/** Name of the built part: that of `remote.json`, for a season as the host loads it. */
const partOf = (name: string): string => name.replaceAll('-', '_');

/**
 * Runs the suite over a surface (the imported `remote.json`) and its definition. Needs jest's
 * globals.
 */
export function describeRemote(surface: unknown, remote: RemoteDefinition): void {
  const declared = v.parse(remoteSurface, surface);

  describe(`remote contract: ${declared.name}`, () => {
    test('declares the name it exports', () => {
      expect(remote.name).toBe(declared.name);
    });

    test('[R2.5-1] lays out its pages by statuses that §2.5 knows', () => {
      expect(
        declared.routes.filter(({ layoutStatus }) => layoutParts(layoutStatus) === null),
      ).toEqual([]);
    });

    test('has a loader for every declared page, and no other', () => {
      expect(Object.keys(remote.pages).toSorted()).toEqual(
        [...new Set(declared.routes.map((route) => route.page))].toSorted(),
      );
    });

    test('has a loader for every declared slot view, and no other', () => {
      expect(Object.keys(remote.slots).toSorted()).toEqual(
        [...new Set(declared.slots.map((slot) => slot.view))].toSorted(),
      );
    });

    test.each(Object.entries(remote.pages))('page %s exports Page', async (_name, load) => {
      expect(typeof (await load()).Page).toBe('function');
    });

    test('lists its capabilities: all that its sources use, and none that they do not', () => {
      const { testPath = '' } = expect.getState();
      const uses = usesOf([folderOf(testPath)], (module) =>
        jest.requireActual<Record<string, unknown>>(module),
      );
      expect(declared.capabilities).toBeDefined();
      expect(missingIn(declared.capabilities ?? [], uses)).toEqual([]);
    });

    test('names as early reads only what is the same for everybody', () => {
      const reads = [...declared.routes, ...declared.slots].flatMap((place) => place.reads ?? []);
      expect(reads.filter((read) => earlyRequest(read, ALL_ROWS) === null)).toEqual([]);
      for (const { hero, reads: own = [] } of [...declared.routes, ...declared.slots])
        if (hero !== undefined) expect(own).toContainEqual(hero);
    });

    test('can look up only money that it may move', () => {
      const kinds = declared.moneyKinds.map((kind) => `money:${kind}`);
      expect(
        kinds.filter(
          (kind) => !(declared.capabilities ?? []).some((capability) => capability === kind),
        ),
      ).toEqual([]);
    });

    test('is refused every capability that it does not list, and what no remote may; what it lists is there', async () => {
      const request = { name: partOf(declared.name), capabilities: declared.capabilities ?? [] };
      expect({ passes: await leaksOf(request), missing: await closedOf(request) }).toEqual({
        passes: [],
        missing: [],
      });
    });

    test('every slot view exports Slot', async () => {
      const loaded = await Promise.all(
        Object.entries(remote.slots).map(async ([name, load]) => [
          name,
          typeof (await load()).Slot,
        ]),
      );
      expect(loaded).toEqual(Object.keys(remote.slots).map((name) => [name, 'function']));
    });
  });
}
