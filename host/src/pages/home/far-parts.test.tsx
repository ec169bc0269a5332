import { act, fireEvent, screen } from '@testing-library/react';
import { federationOf } from '@site/federation/testing/federation.fixture';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { px } from '@site/ui';
import { FederationProvider, LoaderContext } from '../../remotes/contexts';
import { createSiteLoader } from '../../remotes/site-loader';
import { HomePage } from './HomePage';

/** Parts with a view on the first screen and one far below it. */
const PARTS = [
  { name: 'near', slot: 'home.banner' },
  { name: 'far', slot: 'home.games' },
] as const;

let world: TestWorld;
let seen: ((entries: readonly object[]) => void) | null = null;
const watched: Element[] = [];

beforeEach(() => {
  world = createTestWorld();
  class Observer {
    constructor(tell: (entries: readonly object[]) => void) {
      seen = tell;
    }
    observe(element: Element): void {
      watched.push(element);
    }
    unobserve(): void {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
});
afterEach(async () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  jest.useRealTimers();
  watched.length = 0;
  await world.close();
});

/** Opens home; `load` is told of each part that is fetched. */
function openHome() {
  const load = jest.fn((name: string) =>
    Promise.resolve({
      name,
      version: '1.0.0',
      remote: {
        name,
        pages: {},
        slots: { view: async () => ({ Slot: () => <p>{name} here</p> }) },
      },
    }),
  );
  const federation = federationOf({
    surfaces: PARTS.map(({ name, slot }) => ({
      name,
      version: '1.0.0',
      surface: {
        title: name,
        routes: [],
        slots: [{ name: slot, view: 'view', order: 10, height: 434 }],
      },
    })),
    load,
  });
  renderInShell(
    <FederationProvider federation={federation}>
      <LoaderContext.Provider value={createSiteLoader(federation, world.platform)}>
        <HomePage />
      </LoaderContext.Provider>
    </FederationProvider>,
    { platform: world.platform },
  );
  return { fetched: () => load.mock.calls.map(([name]) => name) };
}

test('what lies far below the screen keeps its place and is fetched once a hand goes down the page', async () => {
  const { fetched } = openHome();
  expect(await screen.findByText('near here')).toBeVisible();
  expect(fetched()).toEqual(['near']);
  expect(
    watched
      .flatMap((element) => [...element.querySelectorAll<HTMLElement>('[style]')])
      .map(({ style }) => style.cssText)
      .join(),
  ).toContain(px(434));
  fireEvent.scroll(window);
  expect(await screen.findByText('far here')).toBeVisible();
});

test('a tap has what it opens for itself: nothing below the screen is fetched beside it', async () => {
  const { fetched } = openHome();
  expect(await screen.findByText('near here')).toBeVisible();
  fireEvent.pointerDown(document.body);
  await act(async () => undefined);
  expect(fetched()).toEqual(['near']);
});

test('or when it is near', async () => {
  const { fetched } = openHome();
  expect(await screen.findByText('near here')).toBeVisible();
  act(() => seen?.(watched.map((target) => ({ isIntersecting: true, target }))));
  expect(await screen.findByText('far here')).toBeVisible();
  expect(fetched()).toEqual(['near', 'far']);
});

test('a page that only stands there fetches nothing for it', async () => {
  jest.useFakeTimers();
  const { fetched } = openHome();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(fetched()).toEqual(['near']);
});

test('who comes back to it has been here: all of it comes at once', async () => {
  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
  const { fetched } = openHome();
  expect(await screen.findByText('far here')).toBeVisible();
  expect(fetched()).toEqual(['near', 'far']);
  Reflect.deleteProperty(navigator, 'userActivation');
});
