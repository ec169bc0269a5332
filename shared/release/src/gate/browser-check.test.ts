import type { Release } from '@site/contracts/releases/release';
import { browserCheck } from './browser-check';

const release = { name: 'keno', version: '1.0.0_aaaaaaa' } as unknown as Release;
const faults = (script: string): readonly string[] =>
  browserCheck(release, new Map([['a.js', script]]));

test.each([
  ['class A { static { A.x = 1 } }', 'static { } in a class'],
  ['class A { #x; static is(o) { return #x in o } }', '#name in object'],
  ['/(?<=a)b/.test(c)', 'a look behind'],
  ['/(?<!a)b/.test(c)', 'a look behind'],
  ['/a/d.exec(b)', 'the flags "d"'],
  ['structuredClone(a)', 'structuredClone(…)'],
  ['window.structuredClone(a)', 'structuredClone(…)'],
  ['const { promise } = Promise.withResolvers()', 'Promise.withResolvers(…)'],
  ['Object.groupBy(a, b)', 'Object.groupBy(…)'],
  ['dialog.showModal()', '.showModal(…)'],
  ['a.form.requestSubmit(); b.requestSubmit()', '.requestSubmit(…)'],
  ['new BroadcastChannel("a")', 'new BroadcastChannel(…)'],
  ['new Intl.Segmenter("zh")', 'new Intl.Segmenter(…)'],
  ['css`height:90dvh;`', '"height:90dvh" without the same in vh before it'],
  ['css(["min-height:calc(100vh - ",");color:red;height:calc(100dvh - ",");"],a,b)', 'in vh'],
])('[C-76] %s is not for the oldest browsers: %s', (script, what) => {
  expect(faults(script)).toEqual([expect.stringContaining(what)]);
  expect(faults(script)[0]).toMatch(
    /^keno@1\.0\.0_aaaaaaa: a\.js uses .+, which not all of chrome 90, ios 15, firefox 115 know/,
  );
});

test.each([
  'class A { #x = 1; y = this.#x; #z() {} static w = 2 }',
  'a?.b?.() ?? c; d ||= 1; [1].at(-1); [1].toSorted(); Object.hasOwn(a, b); URL.canParse(c)',
  '/(?<year>\\d+)(?=a)(?!b)/u.exec(c)',
  'typeof structuredClone == "function" ? structuredClone(a) : JSON.parse(JSON.stringify(a))',
  'a.requestSubmit ? a.requestSubmit() : a.submit()',
  'window.startViewTransition?.(a); dialog.showModal?.()',
  'const W = Reflect.get(window, "CloseWatcher"); W && new CloseWatcher()',
  '_.groupBy(a, b); own.withResolvers(); Map.of(a)',
  'css`height:90vh;height:90dvh;`',
  'css(["min-height:calc(100vh - ",");min-height:calc(100dvh - ",");"],a,b)',
  'const words = "90dvh is a height; structuredClone(a)"',
])('[C-76] %s may be shipped', (script) => {
  expect(faults(script)).toEqual([]);
});
