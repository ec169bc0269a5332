import { createSiteClock } from './site-clock';

test("in front of the sandbox the site has the sandbox's time; with a real gateway it has the machine's", () => {
  const clock = createSiteClock(true, () => 1_000_000);
  clock.set(Date.parse('2027-01-29T00:00:00Z'));
  expect(clock.now()).toBe(Date.parse('2027-01-29T00:00:00Z'));
  clock.set(Number.NaN);
  expect(clock.now()).toBe(Date.parse('2027-01-29T00:00:00Z'));
  const real = createSiteClock(false, () => 5);
  real.set(77);
  expect(real.now()).toBe(5);
});
