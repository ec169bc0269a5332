import { fireEvent, render, screen, within } from '@testing-library/react';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { HOME } from '../../phrases/home';
import { HomeFooter } from './HomeFooter';
import { SlotFailed } from './SlotFailed';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

test('[R3.6-1] the foot names who may play, leads to the texts, and shows the marks of the content host', async () => {
  renderInShell(<HomeFooter />, { platform: world.platform });
  expect(screen.getByText(HOME.adultText)).toBeVisible();
  expect(screen.getByRole('link', { name: HOME.links.responsible })).toHaveAttribute(
    'href',
    '/About/responsible',
  );
  const marks = await screen.findByTestId('footer-marks');
  expect(marks.querySelectorAll('li')).toHaveLength(4);
  // What the foot itself says is said once.
  expect(screen.getAllByText(/18 周?岁/)).toHaveLength(1);
  expect(screen.getAllByText(/演示资金/)).toHaveLength(1);
  expect(within(marks).getByRole('link', { name: '投注规则公开' })).toHaveAttribute(
    'href',
    '/About/rules',
  );
  // Signs, not cut pictures of something else.
  expect(within(marks).queryByRole('presentation')).toBeNull();
  // A mark claims nothing that is not so.
  expect(marks).not.toHaveTextContent(/牌照|认证|监管/);
});

test('a part that failed can be tried again', () => {
  const retry = jest.fn();
  render(<SlotFailed what={HOME.slots.games} onRetry={retry} />);
  fireEvent.click(screen.getByRole('button', { name: HOME.retry }));
  expect(retry).toHaveBeenCalledTimes(1);
});
