import { CARD_SIZE } from '@site/contracts/releases/document/card-look';
import { COUNTING, drawingBy, drawingFromSources, pngOf, wordsOf } from './drawing.fixture';
import { createDrawer, type Drawer } from './drawer';
import type { DrawingProgram } from './drawing-program';

let drawer: Drawer;
let now = 0;
const warned: string[] = [];
const drawWith = (program: DrawingProgram | null): Drawer => {
  drawer = createDrawer({ program, now: () => now, warn: (why) => void warned.push(why) });
  return drawer;
};
beforeEach(() => {
  now = 1_000;
  warned.length = 0;
});
afterEach(() => {
  drawer.close();
  jest.useRealTimers();
});

/** Chats fetch a picture while somebody looks; some take none that is larger. */
const MOST_BYTES = 100 * 1024;

test('it draws each match as a PNG of its own, the same for the same words', async () => {
  const { draw } = drawWith(drawingFromSources());
  const first = await draw(wordsOf('北山', '海州联'));
  const second = await draw(wordsOf('银谷联合', '天衡竞技'));
  const again = await draw(wordsOf('北山', '海州联'));
  const longest = await draw(wordsOf('阿特莱蒂科马德里'.repeat(10), 'W'.repeat(80)));
  for (const picture of [first, second, longest]) {
    expect(pngOf(picture)).toEqual({ isPng: true, ...CARD_SIZE });
    expect(picture?.length).toBeLessThan(MOST_BYTES);
  }
  expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false);
  expect(first?.equals(again ?? Buffer.alloc(0))).toBe(true);
});

test('names that are markup are drawn as they are written, and what cannot be written is not drawn', async () => {
  const { draw, isAble } = drawWith(drawingFromSources());
  const markup = '</text><image href="file:///etc/hostname"/>&"\'';
  expect(pngOf(await draw(wordsOf(markup, '<b>')))).toEqual({ isPng: true, ...CARD_SIZE });
  for (const name of ['เชลซี', 'a\uFFFE', '\u0001'])
    expect([name, (await draw(wordsOf(name, '海州')))?.length]).toEqual([name, 0]);
  expect([isAble(), warned]).toEqual([true, []]);
});

test('without what it draws with nothing is expected of it', async () => {
  const { draw, isAble } = drawWith(null);
  expect([isAble(), await draw(wordsOf('北山'))]).toEqual([false, null]);
  expect(warned).toEqual([]);
});

test('a process that cannot begin is no fault of who asks; a minute later it is tried again', async () => {
  const { draw, isAble } = drawWith({ ...drawingFromSources(), letters: '/nowhere.ttf' });
  expect(isAble()).toBe(true);
  expect(await draw(wordsOf('北山'))).toBeNull();
  expect([isAble(), await draw(wordsOf('北山'))]).toEqual([false, null]);
  expect(warned).toEqual(['pictures of matches: the process has ended (1)']);
  now += 60_000;
  expect(isAble()).toBe(true);
});

test('a process that does not answer is ended, and those who wait behind it have no picture', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const { draw, isAble } = drawWith(drawingBy("process.on('message', () => undefined)"));
  const [first, second] = [draw(wordsOf('北山')), draw(wordsOf('海州'))];
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await Promise.all([first, second])).toEqual([null, null]);
  expect([isAble(), warned]).toEqual([false, ['pictures of matches: one took too long']]);
});

test('a busy machine may take its time: what comes after half a minute is a picture', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const { draw, isAble } = drawWith(
    drawingBy(
      "process.on('message', () => setTimeout(() => process.send(new Uint8Array([7])), 300))",
    ),
  );
  const drawn = draw(wordsOf('北山'));
  await jest.advanceTimersByTimeAsync(30_000);
  expect(await drawn).toEqual(Buffer.from([7]));
  expect([isAble(), warned]).toEqual([true, []]);
});

test('few wait at the same time, and so many are drawn in a minute', async () => {
  const { draw } = drawWith(drawingBy(COUNTING));
  const many = await Promise.all(Array.from({ length: 10 }, () => draw(wordsOf('北山'))));
  expect(many.filter((picture) => picture === null)).toHaveLength(2);
  const drawn: boolean[] = [];
  for (let at = 0; at < 60; at += 1) drawn.push((await draw(wordsOf('北山'))) !== null);
  expect(drawn.filter(Boolean)).toHaveLength(52);
  now += 60_001;
  expect(await draw(wordsOf('北山'))).not.toBeNull();
  expect(warned).toEqual([]);
});

test('a process that has nothing to do is ended, and another one begins with the next picture', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const { draw, isAble } = drawWith(drawingBy(COUNTING));
  expect(await draw(wordsOf('北山'))).toEqual(Buffer.from([1]));
  expect(await draw(wordsOf('北山'))).toEqual(Buffer.from([2]));
  await jest.advanceTimersByTimeAsync(30_000);
  expect(await draw(wordsOf('北山'))).toEqual(Buffer.from([1]));
  expect([isAble(), warned]).toEqual([true, []]);
});

test('it knows no setting of the edge', async () => {
  process.env['CONTROL_SECRET'] = 'secret';
  const { draw } = drawWith(
    drawingBy(
      "process.on('message', () => process.send(new Uint8Array([process.env.CONTROL_SECRET === undefined ? 1 : 2])))",
    ),
  );
  expect(await draw(wordsOf('北山'))).toEqual(Buffer.from([1]));
  delete process.env['CONTROL_SECRET'];
});

test('a machine that starts no process is rested from, and drawn with again once it does', async () => {
  const real = drawingBy(COUNTING);
  let isShort = true;
  // A name that no machine takes is refused as a lack of memory or descriptors is: at once, with no event.
  const { draw, isAble } = drawWith({
    ...real,
    get script() {
      return isShort ? '\0' : real.script;
    },
  });
  for (let tries = 0; tries < 10; tries += 1) expect(await draw(wordsOf('北山'))).toBeNull();
  expect([isAble(), warned.length]).toEqual([false, 1]);
  isShort = false;
  now += 60_001;
  expect(await draw(wordsOf('北山'))).toEqual(Buffer.from([1]));
});
