/** A method that is closed stands behind every one that can be used. */
import { screen } from '@testing-library/react';
import { createTestWorld, type TestWorld } from '@site/testing';
import { fill } from '../pages/deposit.fixture';

let world: TestWorld;

beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

it('puts the closed methods last', async () => {
  await fill(world, 'ALI', '100');
  const closed = (await screen.findAllByTestId(/^deposit-method-/u)).map((method) =>
    method.hasAttribute('disabled'),
  );
  expect(closed).toContain(true);
  expect(closed.lastIndexOf(false)).toBeLessThan(closed.indexOf(true));
});
