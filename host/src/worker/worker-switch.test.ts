/** @jest-environment node */
import { A, fileOf, siteWithWorker, usedSite } from './worker.fixture';

describe('the switch', () => {
  test('a registry that is off removes worker and caches at its next look', async () => {
    const { open, ask, memory, server, release } = await usedSite();
    await release(2, { sports: A, flags: { offline: false } });
    server.now += 20_000;
    await open('/cn/mobile/');
    expect([memory.names(), server.unregistered]).toEqual([[], 1]);
    // Pages that are still open are left alone from now on.
    expect(await ask(fileOf(A))).toBeNull();
    expect(await open('/cn/mobile/')).toBeNull();
    expect(memory.names()).toEqual([]);
  });

  test('a page that knows removes it without the network; a site that is off is never kept', async () => {
    const { memory, server, worker } = await usedSite();
    server.isDown = true;
    await worker.told({ off: true });
    expect([memory.names(), server.unregistered]).toEqual([[], 1]);
    const other = await siteWithWorker();
    await other.release(1, { sports: A, flags: { offline: false } });
    await other.worker.told({ used: [fileOf(A)], generation: 1 });
    expect([other.memory.names(), other.server.unregistered]).toEqual([[], 1]);
  });
});

test('a worker that is wanted again answers again, in the same life', async () => {
  const { ask, memory, worker, server } = await usedSite();
  await worker.told({ off: true });
  await worker.told({ used: [fileOf(A)], generation: 1 });
  expect(memory.paths()).toContain(fileOf(A));
  server.isDown = true;
  expect(await (await ask(fileOf(A)))?.text()).toBe(`// sports ${A}`);
});
