import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { useEndBar } from './end-bar';
import { useEndRoom } from './end-room';

function Bar({ reach }: { readonly reach: string | null }) {
  useEndBar(reach);
  return null;
}
const told = (): string => document.documentElement.style.getPropertyValue('--end-bar');

test('the highest bar that stands is told, and the other one when it has gone', () => {
  const bars = (slip: string | null, bets: string | null) => (
    <>
      <Bar reach={slip} />
      <Bar reach={bets} />
    </>
  );
  const { rerender, unmount } = render(bars('128px', '106px'));
  expect(told()).toBe('max(128px,106px)');
  rerender(bars(null, '106px'));
  expect(told()).toBe('max(106px)');
  unmount();
  expect(told()).toBe('');
});

function Tall() {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useEndRoom(bar, 10);
  return <div ref={setBar} />;
}

test('a bar that is as high as what it says tells its height, also when it grows, until it has gone', () => {
  let height = 150;
  const grow: (() => void)[] = [];
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
  const observe = jest.fn();
  const disconnect = jest.fn();
  Object.assign(window, {
    ResizeObserver: function Sizes(changed: () => void) {
      grow.push(changed);
      return { observe, disconnect };
    },
  });
  const { unmount } = render(<Tall />);
  expect(told()).toMatch(/^max\(calc\([\d.]+rem \+ 150px\)\)$/);
  height = 190;
  act(() => grow.forEach((changed) => changed()));
  expect(told()).toContain('190px');
  unmount();
  expect(told()).toBe('');
  expect(disconnect).toHaveBeenCalledTimes(observe.mock.calls.length);
  Reflect.deleteProperty(window, 'ResizeObserver');
  const { unmount: leave } = render(<Tall />);
  expect(told()).toContain('190px');
  leave();
});
