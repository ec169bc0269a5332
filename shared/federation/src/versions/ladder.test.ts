/** @jest-environment node */
import { explainResolution } from '@site/domain/releases/explain';
import { GOOD, NEXT, STABLE, breaks, line, pageOf, setUpPages } from '../testing/page.fixture';
import { entryOf, lineOf, registryOf } from '../testing/releases.fixture';

const network = setUpPages();

describe('the ladder', () => {
  test('a version that throws while loading makes room for the good one, at once and for the rest of the document', async () => {
    const { load, loads, records, federation } = await pageOf(line, { [STABLE]: breaks });
    expect(await load()).toBe(GOOD);
    expect(await load()).toBe(GOOD);
    expect(loads).toEqual([entryOf('sports', STABLE), entryOf('sports', GOOD)]);
    expect(records.map(({ version, phase, recovered }) => [version, phase, recovered])).toEqual([
      [STABLE, 'evaluate', false],
      [GOOD, 'done', true],
    ]);
    expect(explainResolution('sports', federation.resolve('sports'))).toContain(
      `stable ${STABLE} dropped (failed here before)`,
    );
  });

  test('a lost file is tried three times, each under another address, before the next version', async () => {
    const { load, loads } = await pageOf(line, {
      [STABLE]: () => {
        throw new Error('Failed to load script');
      },
    });
    expect(await load()).toBe(GOOD);
    expect(loads.slice(0, 3)).toEqual([
      entryOf('sports', STABLE),
      `${entryOf('sports', STABLE)}?r=1`,
      `${entryOf('sports', STABLE)}?r=2`,
    ]);
  });

  test('tries that came to nothing are put on record with their end: recovered when a later one worked', async () => {
    let lost = 1;
    const { load, records } = await pageOf(line, {
      [STABLE]: () => {
        if (lost > 0) {
          lost -= 1;
          throw new Error('Failed to load script');
        }
      },
    });
    expect(await load()).toBe(STABLE);
    expect(
      records.map(({ phase, fault, attempt, recovered }) => [phase, fault, attempt, recovered]),
    ).toEqual([
      ['entry', 'network', 0, true],
      ['done', null, 1, true],
    ]);
  });

  test('when nothing works the next try begins with the best version again', async () => {
    let isBroken = true;
    const mayBreak = () => (isBroken ? breaks() : undefined);
    const { load } = await pageOf(line, { [STABLE]: mayBreak, [GOOD]: mayBreak });
    expect(await load()).toBe('threw');
    isBroken = false;
    expect(await load()).toBe(STABLE);
  });

  test('without a network no version is blamed', async () => {
    const { load, loads } = await pageOf(line, {
      [STABLE]: () => {
        throw new Error('Failed to load script');
      },
    });
    network.online = false;
    expect(await load()).toBe('network');
    expect(loads.every((entry) => entry.includes(STABLE))).toBe(true);
  });

  test('a version that crashes in its first five seconds is left; one that stood them is not blamed for a page', async () => {
    const { federation, load, pass } = await pageOf(line);
    await load();
    federation.rendered('sports', STABLE);
    expect(federation.failed('sports', STABLE, 'render', new Error('crash'))).toBe(true);
    expect(await load()).toBe(GOOD);
    federation.rendered('sports', GOOD);
    await pass(5_000);
    expect(federation.failed('sports', GOOD, 'render', new Error('crash'))).toBe(false);
    expect(await load()).toBe(GOOD);
  });
});

describe('what a page that cannot be helped here is told', () => {
  test('a first entry of a part that needs a newer host asks for a newer page; parts that nobody opens do not', async () => {
    const needs = { requires: { hostApi: '>=9.0' } };
    const { federation, load, release } = await pageOf(line);
    const registry = registryOf(6, { sports: lineOf(NEXT) });
    const versions = Object.fromEntries(
      Object.entries(registry.versions).map(([key, record]) => [key, { ...record, ...needs }]),
    );
    await release(lineOf(NEXT), { versions });
    expect(federation.wantsNewPage()).toBe(false);
    expect(await load()).toBe('unmet-needs');
    expect(federation.wantsNewPage()).toBe(true);
  });

  test('once the share of a canary is known, the map of the site is worked out anew', async () => {
    const canary = { version: NEXT, percent: 100, salt: 's', halted: null };
    const { federation, load } = await pageOf(lineOf(STABLE, { canary: canary as never }));
    const versions: string[] = [];
    federation.subscribe(() => versions.push(federation.surfaces()[0]?.version ?? ''));
    expect(federation.surfaces()[0]?.version).toBe(STABLE);
    await load();
    expect(versions).toEqual([NEXT]);
  });

  test('what fails while the network is away is not put on record', async () => {
    network.online = false;
    const { load, records } = await pageOf(line, { [STABLE]: breaks });
    expect(await load()).toBe('threw');
    expect(records).toEqual([]);
  });
});
