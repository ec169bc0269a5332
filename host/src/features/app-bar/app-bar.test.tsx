import { screen } from '@testing-library/react';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { AppBar } from './AppBar';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => {
  delete document.documentElement.dataset['visit'];
  return world.close();
});

test('[R2.5-3] the bar waits for the second visit', () => {
  document.documentElement.dataset['visit'] = '1';
  const first = renderInShell(<AppBar />, { platform: world.platform });
  expect(screen.queryByTestId('app-bar')).toBeNull();
  first.unmount();
  delete document.documentElement.dataset['visit'];
  renderInShell(<AppBar />, { platform: world.platform });
  expect(screen.getByTestId('app-bar')).toBeVisible();
});
