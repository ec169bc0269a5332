import { act, render, screen } from '@testing-library/react';
import { Picture } from './Picture';

/** The observer of a browser, moved by the test. */
let seen: (target: Element) => void = () => undefined;
const watched = new Set<Element>();
const made: IntersectionObserverInit[] = [];

class Observer {
  constructor(
    tell: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void,
    margins: IntersectionObserverInit,
  ) {
    made.push(margins);
    seen = (target) => act(() => tell([{ isIntersecting: true, target }]));
  }
  observe(element: Element): void {
    watched.add(element);
  }
  unobserve(element: Element): void {
    watched.delete(element);
  }
}

beforeAll(() => {
  globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
});

const pictures = (): (string | null)[] =>
  [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

test('a picture is asked for once its place is near, those of the first screen at once; one observer watches all', () => {
  const { unmount } = render(
    <>
      <Picture src="/first.svg" alt="" ratio="1 / 1" eager />
      <Picture src="/near.svg" alt="近" ratio="1 / 1" fallback="无图" />
      <Picture src="/far.svg" alt="" ratio="1 / 1" />
    </>,
  );
  expect(pictures()).toEqual(['/first.svg']);
  expect(screen.queryByText('无图')).toBeNull();
  expect(screen.getByRole('img', { name: '近' })).toBeInTheDocument();
  expect(watched.size).toBe(2);
  expect(made).toEqual([{ rootMargin: '40% 0px', scrollMargin: '0px 50%' }]);
  seen([...watched][0] as Element);
  expect(pictures()).toEqual(['/first.svg', '/near.svg']);
  expect(watched.size).toBe(1);
  unmount();
  expect(watched.size).toBe(0);
});
