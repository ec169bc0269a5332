import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BET_TYPE } from '@site/domain/betting/bet-types';
import { Observable } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { VendorProvider } from '../state/use-sports';
import type { FeedMessage, Market } from '../vendors/port';
import {
  eventOf,
  liveOf,
  marketOf,
  pricesOf,
  snapshotOf,
  vendorOf,
  winnerOf,
} from './board.fixture';
import { BoardHeads } from './BoardHeads';
import { BoardProvider, useLeagues } from './board-context';
import type { CompactView } from './columns';
import { CompactRow } from './CompactRow';

let world: TestWorld;
const upright = { width: window.innerWidth, height: window.innerHeight };
function turn({ width, height }: typeof upright, font = ''): void {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  document.documentElement.style.fontSize = font;
}
beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  turn(upright);
  await world.close();
});

const MARKETS: readonly Market[] = [
  marketOf('m1', 'e1'),
  marketOf('m2', 'e1', {
    betType: BET_TYPE.OVER_UNDER,
    selections: [
      { id: 'm2o', vendorKey: 'o', side: 'over', label: 'o', line: '2.5' },
      { id: 'm2u', vendorKey: 'u', side: 'under', label: 'u', line: '2.5' },
    ],
  }),
  winnerOf('m3', 'e1', ['home', 'draw', 'away']),
];

function Rows({ view }: { readonly view: CompactView }) {
  return useLeagues()
    .flatMap(({ eventIds }) => eventIds)
    .map((id) => <CompactRow key={id} eventId={id} base="/sbtwo/sports-saba" view={view} />);
}

async function open(view: CompactView): Promise<readonly HTMLElement[]> {
  const feed = new Observable<FeedMessage>((subscriber) =>
    subscriber.next(
      snapshotOf({
        events: [eventOf('e1', { live: liveOf() })],
        markets: MARKETS,
        prices: pricesOf({ m1h: '1.95', m1a: '1.91', m3home: '2.10', m3draw: '3.20' }),
      }),
    ),
  );
  renderInShell(
    <VendorProvider id="SABA">
      <BoardProvider
        vendor={vendorOf({ feed: () => feed })}
        query={{ kind: 'list', sportId: 1, tab: 'RUNNING' }}
      >
        <BoardHeads />
        <Rows view={view} />
      </BoardProvider>
    </VendorProvider>,
    { platform: world.platform },
  );
  await act(async () => undefined);
  return screen.getAllByTestId('odds-cell');
}
const idsOf = (cells: readonly HTMLElement[]) => cells.map(({ dataset }) => dataset['selectionId']);

test('[R4.6-2] upright a row shows both lines of a match', async () => {
  turn({ width: 390, height: 844 }, '39px');
  expect(idsOf(await open('lines'))).toEqual(['m1h', 'm1a', 'm2o', 'm2u']);
});

test('prices of the winner stand in one line, each with its side', async () => {
  const cells = await open('winner');
  expect(idsOf(cells)).toEqual(['m3home', 'm3draw', 'm3away']);
  expect(cells.map(({ textContent }) => textContent?.match(/[主和客](?=，独赢)/)?.[0])).toEqual([
    '主',
    '和',
    '客',
  ]);
});

test('[R5-6] heads stand over the prices that are shown, in their order, and mark European ones', async () => {
  const views = () =>
    screen
      .getAllByTestId(/^column-/)
      .map(({ dataset: { testid }, textContent, ariaPressed }) => [
        testid,
        textContent,
        ariaPressed,
      ]);
  await open('lines');
  expect(views()).toEqual([
    ['column-lines', '让球大小', 'true'],
    ['column-winner', '独赢', 'false'],
  ]);
  await userEvent.click(screen.getByTestId('column-winner'));
  expect(views()).toEqual([
    ['column-winner', '主胜欧和局欧客胜欧', 'true'],
    ['column-lines', '盘口', 'false'],
  ]);
  expect(screen.getByTestId('column-winner')).toHaveFocus();
  await userEvent.click(screen.getByTestId('odds-type-EU'));
  expect(screen.getByTestId('column-winner')).toHaveTextContent('主胜和局客胜');
});

test.each([
  ['on its side a phone', { width: 844, height: 390 }, '37.44px'],
  ['a tablet', { width: 768, height: 1_024 }, '42.5px'],
])('[R4.6-2] %s shows all three markets of a match in one line', async (_name, screenOf, font) => {
  turn(screenOf, font);
  expect(idsOf(await open('lines'))).toEqual([
    'm1h',
    'm1a',
    'm2o',
    'm2u',
    'm3home',
    'm3draw',
    'm3away',
  ]);
});

test('of a handicap the side that gives is marked, the side that takes is not', async () => {
  const [gives, takes, over] = await open('lines');
  expect(gives).toHaveAttribute('data-gives');
  expect(takes).not.toHaveAttribute('data-gives');
  expect(over).not.toHaveAttribute('data-gives');
});
