import { render } from '@testing-library/react';
import { useEndBar } from './end-bar';

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
