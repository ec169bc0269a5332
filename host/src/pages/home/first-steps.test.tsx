import { screen } from '@testing-library/react';
import { federationOf } from '@site/federation/testing/federation.fixture';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { STEPS } from '../../phrases/first-steps';
import { HOME } from '../../phrases/home';
import { FederationProvider } from '../../remotes/contexts';
import { QuickEntries } from './QuickEntries';

const federation = federationOf({ surfaces: [], load: () => Promise.reject(new Error('none')) });

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

const open = async (member: string): Promise<void> => {
  await world.logIn(member);
  renderInShell(
    <FederationProvider federation={federation}>
      <QuickEntries />
    </FederationProvider>,
    { platform: world.platform },
  );
};
const step = (name: string): HTMLElement => screen.getByRole('link', { name: new RegExp(name) });

test('who has never paid in sees the way to the first bet, and where they stand on it', async () => {
  await open('newbie01');
  expect(await screen.findByRole('navigation', { name: STEPS.name })).toBeVisible();
  expect(step(STEPS.steps.phone)).toHaveAttribute('aria-current', 'step');
  expect(step(STEPS.steps.bet)).toHaveAttribute('href', '/sbtwo');
});

test('a step that is done says so, not by its sign alone; the next one is the deposit', async () => {
  await world.control('PATCH', '/members/NEWBIE01', { phoneStatus: 'Verified' });
  await open('newbie01');
  await screen.findByRole('navigation', { name: STEPS.name });
  expect(step(STEPS.steps.phone)).toHaveAccessibleName(`${STEPS.steps.phone} ${STEPS.done}`);
  expect(step(STEPS.steps.phone)).not.toHaveAttribute('aria-current');
  expect(step(STEPS.steps.deposit)).toHaveAttribute('aria-current', 'step');
});

test('who has paid in has the shortcuts', async () => {
  await open('member01');
  expect(await screen.findByRole('navigation', { name: HOME.quickEntry })).toBeInTheDocument();
  expect(screen.queryByTestId('first-steps')).toBeNull();
});
