/** @jest-environment node */
import { NEXT, STABLE, THIRD, line, pageOf, setUpPages } from '../testing/page.fixture';
import { lineOf } from '../testing/releases.fixture';

setUpPages();

describe('safe points', () => {
  test('a new generation waits while something is held, and is taken when it is free', async () => {
    let held = true;
    const { federation, load, release } = await pageOf(line, {}, { isHeld: () => held });
    await load();
    await release(lineOf(NEXT, { good: [STABLE] }));
    expect(federation.view().generation).toBe(5);
    expect(federation.waitingSince()).not.toBeNull();
    expect(await load()).toBe(STABLE);
    held = false;
    federation.takeWaiting();
    expect(federation.view().generation).toBe(6);
    expect(await load()).toBe(NEXT);
  });

  test('a third version of one remote waits for a new page', async () => {
    const { federation, load, release } = await pageOf(line);
    await load();
    await release(lineOf(NEXT));
    expect(await load()).toBe(NEXT);
    expect(federation.wantsNewPage()).toBe(false);
    await release(lineOf(THIRD));
    expect(await load()).toBe(NEXT);
    expect(federation.wantsNewPage()).toBe(true);
  });

  test('a revoked version leaves, also as the third', async () => {
    const { federation, load, release } = await pageOf(line);
    await load();
    await release(lineOf(NEXT));
    await load();
    await release(lineOf(THIRD), { revoked: [`sports@${NEXT}`] });
    expect(federation.leaving('sports')).toBe(NEXT);
    expect(await load()).toBe(THIRD);
    // What came instead stays: another word would make it leave as well.
    expect(federation.leaving('sports')).toBe(NEXT);
    await release(lineOf(THIRD), { revoked: [`sports@${NEXT}`] });
    expect(federation.leaving('sports')).toBe(NEXT);
  });

  test('a part that is switched off keeps its addresses and opens nothing', async () => {
    const { federation, load, release } = await pageOf(line);
    await load();
    await release({ ...line, kill: 'wrong prices' });
    expect(federation.leaving('sports')).toBe('off');
    expect(federation.surfaces()).toMatchObject([{ name: 'sports', isOpen: false }]);
    expect(await load()).toBe('killed');
    await release(line);
    expect(federation.leaving('sports')).toBe('');
    expect(await load()).toBe(STABLE);
  });

  test('an older host is told of a newer one', async () => {
    const { federation, release } = await pageOf(line);
    expect(federation.wantsNewPage()).toBe(false);
    await release(line, {}, { minHost: '1.0.1' });
    expect(federation.wantsNewPage()).toBe(true);
  });
});
