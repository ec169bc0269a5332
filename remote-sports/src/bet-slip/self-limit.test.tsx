/** A member who limits betting elsewhere while a slip stands open. */
import { screen, waitFor } from '@testing-library/react';
import { readySingle, slipSheet } from './slip-sheet.fixture';

const sheet = slipSheet();

test('[R6-7] betting that was limited elsewhere is learnt of the refusal: the button is not offered once more', async () => {
  await sheet.begin();
  await readySingle(sheet);
  await sheet.world.control('PATCH', '/members/member01', { DisableBetting: true });
  await sheet.tapPlace();
  expect(await screen.findByTestId('slip-refused')).toBeVisible();
  await waitFor(async () => expect(await sheet.placeButton()).toBeDisabled());
  expect(screen.getByTestId('slip-reason')).toHaveTextContent('您的账户已设置投注限制');
  expect(await sheet.stakesOf()).toHaveLength(0);
});
