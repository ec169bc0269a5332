import { act, screen } from '@testing-library/react';
import { toReadings, type Readings } from '@site/domain/games/search-spelling';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { NO_READINGS, loadReadings } from '../search/readings';
import { Page as SearchPage } from './SearchPage';

// How the dictionary is loaded is the bundler's; here it comes when the test says so.
jest.mock('../search/readings', () => ({
  ...jest.requireActual<object>('../search/readings'),
  loadReadings: jest.fn(),
}));

let world: TestWorld;
let arrive: (readings: Readings) => void = () => undefined;
beforeEach(() => {
  world = createTestWorld();
  jest.mocked(loadReadings).mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
});
afterEach(() => world.close());
const open = (text: string) =>
  renderInShell(<SearchPage />, { platform: world.platform, path: `/Games/search?q=${text}` });
const first = async (): Promise<string | null> =>
  (await screen.findAllByTestId('game-card'))[0]?.textContent ?? null;

test('[R5-2] names are found before the dictionary is there', async () => {
  open('招财金');
  expect(await first()).toContain('招财金狮');
});

test('[R5-2] pinyin waits for the dictionary: nothing is called missing before it is there', async () => {
  open('zcjs');
  expect(await screen.findByTestId('search-partial')).toBeVisible();
  expect(screen.queryByTestId('search-nothing')).toBeNull();
  await act(async () => {
    arrive(toReadings({ zhao: '招', cai: '财', jin: '金', shi: '狮' }));
  });
  expect(await first()).toContain('招财金狮');
});

test('[R5-2] without a dictionary pinyin finds nothing, and says so', async () => {
  open('zcjs');
  await screen.findByTestId('search-partial');
  await act(async () => {
    arrive(NO_READINGS);
  });
  expect(await screen.findByTestId('search-nothing')).toBeVisible();
});
