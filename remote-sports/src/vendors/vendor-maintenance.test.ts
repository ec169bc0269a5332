import { NO_MAINTENANCE } from '@site/domain/vendors/maintenance';
import { done } from '@site/domain/errors/app-error';
import { createState, type Platform } from '@site/platform';
import { createVendorMaintenance } from './vendor-maintenance';

function maintenanceOf() {
  const time = { now: 1_000 };
  const state = createState<ReturnType<Platform['maintenance']['state']['get']>>({
    ...NO_MAINTENANCE,
    features: [],
  });
  const set = (isSABA: boolean): void => state.set({ ...state.get(), isSABA });
  const cleared: string[] = [];
  const maintenance = createVendorMaintenance(
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
  let requests = 0;
  const ask = () =>
    maintenance.read(() => {
      requests += 1;
      return Promise.resolve(done('an answer'));
    });
  return { maintenance, time, set, cleared, ask, requests: () => requests };
}

test('a vendor that works is asked each time', async () => {
  const { ask, requests } = maintenanceOf();
  expect([await ask(), await ask(), await ask()]).toEqual([
    done('an answer'),
    done('an answer'),
    done('an answer'),
  ]);
  expect(requests()).toBe(3);
});

test('[R2.5-4] one under maintenance is asked once in 30 s, and all others hear that it is under maintenance', async () => {
  const { ask, requests, set, time } = maintenanceOf();
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
  expect(requests()).toBe(1);
  time.now = 31_000;
  expect(await ask()).toEqual(done('an answer'));
  expect(requests()).toBe(2);
  set(false);
  await ask();
  await ask();
  expect(requests()).toBe(4);
});

test('who waits for it hears once when it is back, and its own word ends the rest', () => {
  const { maintenance, set, cleared } = maintenanceOf();
  let backs = 0;
  const stop = maintenance.onBack(() => {
    backs += 1;
  });
  maintenance.works();
  expect(cleared).toEqual([]);
  set(true);
  expect([maintenance.isInMaintenance(), backs]).toEqual([true, 0]);
  maintenance.works();
  expect([maintenance.isInMaintenance(), backs, cleared]).toEqual([false, 1, ['SABA']]);
  stop();
  set(true);
  set(false);
  expect(backs).toBe(1);
});
