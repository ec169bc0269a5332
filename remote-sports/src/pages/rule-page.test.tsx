import { screen } from '@testing-library/react';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { RULES } from '../phrases/rules';
import { Page } from './RulePage';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

test('[R2.1-3] [C-57] the rules stand at once; the news of the sportsbook come with the anonymous credential', async () => {
  renderInShell(<Page />, { platform: world.platform, path: '/sbtwo/rule' });
  for (const { title } of RULES)
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect((await screen.findByTestId('sports-news')).querySelectorAll('li').length).toBeGreaterThan(
    0,
  );
});
