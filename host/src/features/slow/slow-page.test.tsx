/** A page that keeps a member waiting says so (§2.5). */
import { useState, type ReactNode } from 'react';
import { act, screen } from '@testing-library/react';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { Section, Skeleton, SkeletonBar } from '@site/ui';
import { SlowPage } from './SlowPage';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
  jest.useFakeTimers();
});
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await world.close();
});

/** Draws a page with its skeleton; what it gives back takes that away. */
function showUntil(skeleton: ReactNode): () => void {
  let come: () => void = () => undefined;
  const Content = () => {
    const [isHere, set] = useState(false);
    come = () => set(true);
    return isHere ? <p>内容</p> : skeleton;
  };
  renderInShell(
    <>
      <SlowPage title="存款" />
      <Content />
    </>,
    { platform: world.platform },
  );
  return () => act(() => come());
}
const pass = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));
const words = (): string => screen.getByTestId('slow-page').textContent;

test('content that takes three seconds is said to be awaited, by the name of its page, until it comes', () => {
  const come = showUntil(<Skeleton kind="form" />);
  expect(screen.getByTestId('slow-page')).toHaveAttribute('role', 'status');
  pass(2_500);
  expect(words()).toBe('');
  pass(1_000);
  expect(words()).toBe('存款：加载较慢，仍在尝试…');
  come();
  pass(500);
  expect(words()).toBe('');
});

test('a part with a heading is named by it', () => {
  showUntil(
    <Section title="钱包明细">
      <SkeletonBar />
    </Section>,
  );
  pass(3_500);
  expect(words()).toBe('钱包明细：加载较慢，仍在尝试…');
});

test('what lies below the screen is not waited for', () => {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, window.innerHeight + 1, 10, 10));
  showUntil(<Skeleton kind="form" />);
  pass(10_000);
  expect(words()).toBe('');
});

test('without a network it is said within a second or two that it comes by itself; with one it is awaited as ever', () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const come = showUntil(<Skeleton kind="list" />);
  pass(500);
  expect(words()).toBe('');
  pass(1_000);
  expect(words()).toBe('存款：网络恢复后自动显示');
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  pass(500);
  expect(words()).toBe('');
  pass(3_000);
  expect(words()).toBe('存款：加载较慢，仍在尝试…');
  come();
  pass(500);
  expect(words()).toBe('');
});

test('a page that is whole says nothing without a network: its bar does', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  showUntil(<p>内容</p>);
  pass(10_000);
  expect(words()).toBe('');
});
