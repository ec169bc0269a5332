import { createTestWorld, type TestWorld } from '@site/testing';
import { ERROR_TEXT } from '@site/phrases/errors';
import { reactToFailure } from './error-effects';

let world: TestWorld;
beforeEach(async () => {
  world = createTestWorld();
  await world.start();
});
afterEach(() => world.close());

test('[R8-1] an account that may not be used is told by a toast of 2 s, other refusals by the form alone', async () => {
  const show = jest.spyOn(world.platform.toast, 'show');
  const fail = async (name: string, password: string): Promise<void> => {
    await world.platform.session.logIn(name, password);
    world.failures.splice(0).forEach((failure) => reactToFailure(failure, world.platform));
  };
  await fail('member01', 'wrong');
  expect(show).not.toHaveBeenCalled();
  await fail('locked01', 'Passw0rd!');
  expect(show.mock.calls).toEqual([
    ['error', ERROR_TEXT.accountUnusable, expect.objectContaining({ durationMs: 2_000 })],
  ]);
});
