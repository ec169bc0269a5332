import fc from 'fast-check';
import { done, failed, type Outcome } from './errors/app-error';
import { nextPage, readPages, rowsOnce, type PageOf } from './paging';

const keyOf = (row: number): string => String(row);
const reading = (answers: (page: number) => Outcome<PageOf<number>>) => {
  const requests: number[] = [];
  const read = (page: number): Promise<Outcome<PageOf<number>>> => {
    requests.push(page);
    return Promise.resolve(answers(page));
  };
  return { requests, list: () => readPages({ read, keyOf }) };
};
const page = (rows: readonly number[], pages: number): Outcome<PageOf<number>> =>
  done({ rows, pages });

describe('a list of pages', () => {
  test('[R7.3-2] is read to its last page, each row once, in order', async () => {
    const { requests, list } = reading((at) => page([at, at + 1], 3));
    expect(await list()).toEqual(done({ rows: [1, 2, 3, 4], isWhole: true }));
    expect(requests).toEqual([1, 2, 3]);
  });

  test('[R7.3-2] that repeats itself stops at the repeat, whichever earlier page comes again', async () => {
    const same = reading(() => page([1, 2], 100));
    expect(await same.list()).toEqual(done({ rows: [1, 2], isWhole: false }));
    expect(same.requests).toEqual([1, 2]);
    const cycle = reading((at) => page([at % 3], 100));
    expect(await cycle.list()).toEqual(done({ rows: [1, 2, 0], isWhole: false }));
    expect(cycle.requests).toEqual([1, 2, 3, 4]);
  });

  test('[R7.3-2] keeps what came before a page that hangs or fails; the first page is the list', async () => {
    const hung = failed({ kind: 'timeout' });
    expect(await reading((at) => (at === 3 ? hung : page([at], 9))).list()).toEqual(
      done({ rows: [1, 2], isWhole: false }),
    );
    expect(await reading(() => hung).list()).toEqual(hung);
  });

  test('ends at an empty page, after 200, and when nobody wants the rest', async () => {
    expect(await reading((at) => page(at === 2 ? [] : [at], 9)).list()).toEqual(
      done({ rows: [1], isWhole: true }),
    );
    const endless = reading((at) => page([at], at + 1));
    expect((await endless.list()).ok).toBe(true);
    expect(endless.requests).toHaveLength(200);
    const read = (at: number) => Promise.resolve(page([at], 9));
    expect(await readPages({ read, keyOf, isStopped: () => true })).toEqual(
      done({ rows: [1], isWhole: false }),
    );
  });
});

test('[R7.3-2] the next page is null at the end, at a repeat and after 200, whatever the server counts', () => {
  expect([
    nextPage([['a']], 2),
    nextPage([['a']], 1),
    nextPage([['a'], ['a']], 9),
    nextPage([['a'], []], 9),
  ]).toEqual([2, null, null, null]);
  expect(nextPage([['a'], ['a', 'b']], 9)).toBe(3);
  expect(
    nextPage(
      Array.from({ length: 200 }, (_page, at) => [String(at)]),
      999,
    ),
  ).toBeNull();
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.constantFrom('a', 'b', 'c'))),
      fc.integer(),
      (pages, total) => {
        const next = nextPage(pages, total);
        return next === null || (next === pages.length + 1 && next <= total);
      },
    ),
  );
});

test('[R7.3-2] rows of pages that repeat or move stand once, where they first stood and as they came last', () => {
  const row = (id: string, state: number) => ({ id, state });
  expect(
    rowsOnce(
      [
        [row('a', 1), row('b', 1)],
        [row('b', 2), row('c', 1)],
        [row('a', 1), row('b', 2)],
      ],
      ({ id }) => id,
    ),
  ).toEqual([row('a', 1), row('b', 2), row('c', 1)]);
  expect(rowsOnce<{ id: string }>([], ({ id }) => id)).toEqual([]);
});
