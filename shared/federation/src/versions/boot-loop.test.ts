/** @jest-environment node */
import { GOOD, STABLE, line, pageOf, setUpPages } from '../testing/page.fixture';
import { SERVER_NOW, lineOf } from '../testing/releases.fixture';
import { memoryMarks, type MarkStore } from './device-marks';

setUpPages();

describe('the breaker of boot loops', () => {
  const crashed = async (marks: MarkStore, flags: Record<string, boolean> = {}) => {
    const page = await pageOf(line, {}, { marks });
    if (Object.keys(flags).length > 0) await page.release(line, { flags });
    return page;
  };

  test('two starts that were never finished leave a version out for a day, and say so', async () => {
    const marks = memoryMarks();
    expect(await (await crashed(marks)).load()).toBe(STABLE);
    expect(await (await crashed(marks)).load()).toBe(STABLE);
    const third = await crashed(marks);
    expect(third.records).toMatchObject([{ version: STABLE, fault: 'boot-loop' }]);
    expect(await third.load()).toBe(GOOD);
    await third.pass(24 * 3_600_000);
    expect(third.federation.resolve('sports').version).toBe(STABLE);
  });

  test('an app that is killed comes back as another tab: its old starts count, those of a tab that is at work do not', async () => {
    const marks = memoryMarks();
    const visit = async (tab: string, after: number) =>
      pageOf(
        line,
        {},
        {
          marks: { ...marks, tab },
          clock: { now: () => SERVER_NOW + after, monotonic: () => after },
        },
      );
    expect(await (await visit('first', 0)).load()).toBe(STABLE);
    expect(await (await visit('second', 10_000)).load()).toBe(STABLE);
    expect(Object.keys(marks.readStarts())).toEqual(['first', 'second']);
    expect(await (await visit('third', 100_000)).load()).toBe(GOOD);
  });

  test('a page that is left in good order, or a version that stood its time, is no crash', async () => {
    const marks = memoryMarks();
    for (let visit = 0; visit < 3; visit += 1) {
      const page = await crashed(marks);
      expect(await page.load()).toBe(STABLE);
      page.federation.leave();
    }
    const page = await crashed(marks);
    await page.load();
    page.federation.rendered('sports', STABLE);
    await page.pass(5_000);
    expect(marks.readStarts()).toEqual({});
    expect(marks.read().good).toEqual([`sports@${STABLE}`]);
  });

  test('a version that is left out still comes when there is no other', async () => {
    const marks = memoryMarks();
    marks.write({ ...marks.read(), until: { [`sports@${STABLE}`]: SERVER_NOW + 1_000_000 } });
    expect(await (await pageOf(lineOf(STABLE), {}, { marks })).load()).toBe(STABLE);
  });

  test('the registry can switch it off', async () => {
    const marks = memoryMarks();
    marks.write({ ...marks.read(), until: { [`sports@${STABLE}`]: SERVER_NOW + 1_000_000 } });
    expect(
      (await crashed(marks, { bootLoopBreaker: false })).federation.resolve('sports').version,
    ).toBe(STABLE);
  });
});
