/** A method that is closed stands behind every one that can be used, and is not left unsaid. */
import { cleanup, screen } from '@testing-library/react';
import { getMethods } from '@site/contracts/payment';
import { createTestWorld, type TestWorld } from '@site/testing';
import { fill, open } from '../pages/deposit.fixture';

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

it('says that the chosen method was closed, and which one stands in its place', async () => {
  await fill(world, 'ALI', '300');
  expect(screen.queryByTestId('deposit-method-closed')).toBeNull();
  cleanup();
  const { api } = world.platform;
  const call = api.call.bind(api);
  jest.spyOn(api, 'call').mockImplementation(async (row, ...input) => {
    const answer = await call(row, ...input);
    if (answer.ok && row.id === getMethods.id)
      for (const method of answer.value as unknown as { code: string; isAvailable: boolean }[])
        if (method.code === 'ALI') method.isAvailable = false;
    return answer;
  });
  open(world, '/DepositVerify');
  expect(await screen.findByTestId('deposit-method-closed')).toHaveTextContent(
    /^支付宝.*维护中，已改为.+，请核对后再提交$/u,
  );
  expect(screen.getByTestId('deposit-amount')).toHaveValue('300');
});
