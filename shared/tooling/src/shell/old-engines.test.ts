/** @jest-environment node */
import vm from 'node:vm';
import fc from 'fast-check';
import { oldEnginesScript } from './old-engines';

const TAKEN = [
  ['Object', 'hasOwn'] as const,
  ['URL', 'canParse'] as const,
  ['URL', 'parse'] as const,
  ...['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'].map(
    (name) => ['Array.prototype', name] as const,
  ),
  ['String.prototype', 'at'] as const,
  ['Object.getPrototypeOf(Uint8Array.prototype)', 'at'] as const,
];

/** A world of its own without what old engines lack, and the same with what is made up for it. */
function oldWorld(): vm.Context {
  const world = vm.createContext({ URL });
  // The engine's own stays as it is for the other tests: this world has one around it.
  vm.runInContext(
    'self = globalThis; (Own => { URL = function (u, b) { return new Own(u, b) } })(URL)',
    world,
  );
  for (const [owner, name] of TAKEN)
    vm.runInContext(`delete (${owner})[${JSON.stringify(name)}]`, world);
  return world;
}
const readyWorld = (): vm.Context => {
  const world = oldWorld();
  vm.runInContext(oldEnginesScript, world);
  return world;
};

/** What an expression is worth, or the kind of what it throws, as a text. */
const told = (expression: string): string =>
  `(() => { try { return JSON.stringify([${expression}]) } catch (error) { return error.constructor.name } })()`;

/** The same in an old world as in this one. */
function expectSame(world: vm.Context, expression: string): void {
  const here: unknown = vm.runInThisContext(told(expression));
  expect([expression, vm.runInContext(told(expression), world)]).toEqual([expression, here]);
}

test.each(TAKEN)(
  '[C-76] an old engine without %s.%s gets it, and no loop sees it',
  (owner, name) => {
    const typeIn = (world: vm.Context): unknown =>
      vm.runInContext(`typeof (${owner}).${name}`, world);
    expect(typeIn(oldWorld())).toBe('undefined');
    const world = readyWorld();
    expect(typeIn(world)).toBe('function');
    expect(vm.runInContext(`Object.keys(${owner})`, world)).toHaveLength(0);
  },
);

test('[C-76] what is made up for gives what new engines give', () => {
  const world = readyWorld();
  const numbers = fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 6 });
  const place = fc.oneof(fc.integer({ min: -8, max: 8 }), fc.constantFrom(1.9, -1.9, NaN));
  fc.assert(
    fc.property(numbers, place, place, (list, from, value) => {
      const array = JSON.stringify(list);
      const at = Number.isNaN(from) ? 'NaN' : String(from);
      for (const call of [
        `.at(${at})`,
        `.with(${at}, 7)`,
        `.toSpliced(${at}, 1, 7, 8)`,
        `.toSpliced(${at})`,
        '.toSpliced()',
        '.toReversed()',
        '.toSorted()',
        '.toSorted((a, b) => b - a)',
        `.findLast((x, i, all) => x > ${value} && all[i] === x)`,
        `.findLastIndex(x => x === ${value})`,
      ])
        expectSame(world, `${array}${call}`);
      expectSame(world, `'${list.join('')}'.at(${at})`);
      expectSame(world, `Uint8Array.of(${list.join(',')}).at(${at})`);
    }),
    { numRuns: 60 },
  );
  expectSame(world, `(x => [x, x.toSorted(), x])([3, 1, 2])`);
  // Places that were never filled count as undefined; a list of a class of its own gives a plain one.
  for (const call of ['toReversed()', 'toSorted()', 'toSpliced(0, 1)', 'with(0, 7)'])
    expectSame(
      world,
      `Object.keys([, 2, , 1].${call}), (new (class extends Array {})(3)).fill(1).${call}.constructor === Array`,
    );
  for (const call of ['[1].toSorted(null)', '[1].with(1)']) expectSame(world, call);
  expectSame(world, `(x => [x.toReversed(), x.toSpliced(0, 1), x.with(0, 9), x])([3, 1, 2])`);
  for (const name of ['a', 'toString', '__proto__']) {
    expectSame(world, `Object.hasOwn({ a: 1 }, '${name}')`);
    expectSame(world, `Object.hasOwn(Object.create(null), '${name}')`);
  }
});

test('[C-76] addresses are read as new engines read them', () => {
  const world = readyWorld();
  for (const given of [
    `'https://a.example/b?c'`,
    `'/b', 'https://a.example'`,
    `'/b'`,
    `'http://[', 'https://a.example'`,
    `'', 'https://a.example'`,
    `'//x', undefined`,
  ]) {
    expect([given, vm.runInContext(`URL.canParse(${given})`, world)]).toEqual([
      given,
      vm.runInNewContext(`URL.canParse(${given})`, { URL }),
    ]);
    expect([given, vm.runInContext(`(URL.parse(${given}) || {}).href`, world)]).toEqual([
      given,
      vm.runInNewContext(`(() => { try { return new URL(${given}).href } catch {} })()`, { URL }),
    ]);
  }
});

test('[C-76] an engine that has its own keeps it; the words are the oldest', () => {
  const world = vm.createContext({});
  vm.runInContext('self = globalThis; mine = [].toSorted; his = Object.hasOwn', world);
  vm.runInContext(oldEnginesScript, world);
  expect(vm.runInContext('[].toSorted === mine && Object.hasOwn === his', world)).toBe(true);
  expect(oldEnginesScript).not.toMatch(/=>|`|\b(?:let|const|class|async)\b|\?\.|\?\?|\.\.\./);
});
