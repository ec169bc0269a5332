/** @jest-environment node */
import { NEXT, line, pageOf, setUpPages } from '../testing/page.fixture';
import { SERVER_NOW, lineOf } from '../testing/releases.fixture';
import { memoryMarks } from '../versions/device-marks';

setUpPages();

describe('how sure a page is of its picture', () => {
  test('live, stale while nobody answers, live again; failed once the pointer has run out', async () => {
    const { federation, server, release, pass } = await pageOf(line);
    expect(federation.view().health).toBe('live');
    server.state.fault = 'down';
    await federation.refresh();
    expect(federation.view().health).toBe('stale');
    expect(federation.supportCode()).toMatch(/^G5(-C\d\d)?-S/);
    server.state.fault = null;
    await federation.refresh();
    expect(federation.view().health).toBe('live');
    await release(line, {}, { expiresAt: new Date(SERVER_NOW + 3_600_000).toISOString() });
    server.state.fault = 503;
    await pass(7_200_000);
    await federation.refresh();
    expect(federation.view()).toMatchObject({ generation: 6, health: 'failed' });
  });

  test('a generation that the device saw in another document is never undercut', async () => {
    const marks = memoryMarks();
    const { federation, release, server } = await pageOf(line, {}, { marks });
    await release(lineOf(NEXT));
    const old = Object.values(marks.read().seen);
    expect(old).toEqual([6]);
    server.state.pointer = JSON.stringify({ ...server.state.live?.channel, generation: 5 });
    await federation.refresh();
    expect(federation.view()).toMatchObject({ generation: 6, health: 'stale' });
  });

  test('the memory is one per channel: however many previews a device has shown, the live site is held to its own', async () => {
    const marks = memoryMarks();
    await pageOf(line, {}, { marks }, 7);
    const seen = marks.read().seen;
    expect(Object.values(seen)).toEqual([7]);
    for (let preview = 0; preview < 20; preview += 1) {
      const { release } = await pageOf(line, {}, { marks, shiftMs: 0 }, 100 + preview);
      await release(lineOf(NEXT));
    }
    expect(marks.read().seen).toEqual(seen);
    const { federation, release } = await pageOf(line, {}, { marks }, 8);
    await release(lineOf(NEXT));
    expect(federation.view()).toMatchObject({ generation: 9, health: 'live' });
  });
});
