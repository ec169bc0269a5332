import { NO_MAINTENANCE } from '@site/domain/vendors/maintenance';
import { done } from '@site/domain/errors/app-error';
import { createState, type Platform } from '@site/platform';
import { createVendorRest } from './vendor-rest';

function restOf() {
  const time = { now: 1_000 };
  const state = createState<ReturnType<Platform['maintenance']['state']['get']>>({
    ...NO_MAINTENANCE,
    features: [],
  });
  const set = (isSABA: boolean): void => state.set({ ...state.get(), isSABA });
  const cleared: string[] = [];
  const rest = createVendorRest(
    'SABA',
    {
      state,
      announce: () => set(true),
      clear: (feature) => {
        cleared.push(feature);
        set(false);
      },
    },
    () => time.now,
  );
  let asked = 0;
  const ask = () =>
    rest.read(() => {
      asked += 1;
      return Promise.resolve(done('an answer'));
    });
  return { rest, time, set, cleared, ask, asked: () => asked };
}

test('a vendor that works is asked each time', async () => {
  const { ask, asked } = restOf();
  expect([await ask(), await ask(), await ask()]).toEqual([
    done('an answer'),
    done('an answer'),
    done('an answer'),
  ]);
  expect(asked()).toBe(3);
});

test('[R2.5-4] one that rests is asked once in 30 s, and all others hear that it rests', async () => {
  const { ask, asked, set, time } = restOf();
  await ask();
  set(true);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, second) => {
      time.now = 1_000 + second * 5_000;
      return ask();
    }),
  );
  expect(answers.map((answer) => (answer.ok ? answer.value : answer.error))).toEqual(
    Array.from({ length: 6 }, () => expect.objectContaining({ kind: 'api', code: '11020' })),
  );
  expect(asked()).toBe(1);
  time.now = 31_000;
  expect(await ask()).toEqual(done('an answer'));
  expect(asked()).toBe(2);
  set(false);
  await ask();
  await ask();
  expect(asked()).toBe(4);
});

test('who waits for it hears once when it is back, and its own word ends the rest', () => {
  const { rest, set, cleared } = restOf();
  let backs = 0;
  const stop = rest.onBack(() => {
    backs += 1;
  });
  rest.works();
  expect(cleared).toEqual([]);
  set(true);
  expect([rest.rests(), backs]).toEqual([true, 0]);
  rest.works();
  expect([rest.rests(), backs, cleared]).toEqual([false, 1, ['SABA']]);
  stop();
  set(true);
  set(false);
  expect(backs).toBe(1);
});
