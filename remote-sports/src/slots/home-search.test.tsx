import { screen, waitFor } from '@testing-library/react';
import { Slot } from './HotEvents';
import { homeOf } from './home.fixture';

test('a team is one tap from home: the search of the board that home shows stands in the head of its matches', async () => {
  const { show, drawn, end } = await homeOf(Slot);
  show();
  await waitFor(() => expect(drawn()).toHaveLength(3));
  expect(screen.getByRole('link', { name: '搜索赛事' })).toHaveAttribute(
    'href',
    '/sbtwo/search?vendor=SABA',
  );
  await end();
});
