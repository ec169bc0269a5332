import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { px } from '@site/ui';
import { placeOf } from './place-of';

/** As it is written: jsdom reads no `clamp`. */
function heightOf(phone: unknown, wide?: unknown): unknown {
  const view = { remote: 'sports', view: 'hot', order: 10, heights: { phone, wide } };
  const place = placeOf(view, <p>等待</p>) as ReactElement<{ style?: { height?: unknown } }>;
  render(place);
  return place.props.style?.height ?? null;
}

test.each([[0], [-5], [5_000], ['417'], [Number.NaN], [undefined]])(
  'a height that is none leaves the place to the page: %p',
  (phone) => {
    expect(heightOf(phone, 248)).toBeNull();
    expect(screen.getByText('等待')).toBeVisible();
  },
);

test('a view keeps a place of the height that it declares', () => {
  expect(heightOf(417)).toBe(px(417));
  expect(heightOf(417, 417)).toBe(px(417));
});

test('on a wide page it keeps the one that it declares for that', () => {
  expect(heightOf(345, 270)).toBe(`calc(${px(345)} + clamp(0rem,(100vw - 14.9rem)*99,1rem)*-2)`);
  expect(heightOf(245, 320)).toContain('*2)');
});

test.each([[0], [5_000], ['248']])('a wide height that is none is that of a phone: %p', (wide) => {
  expect(heightOf(345, wide)).toBe(px(345));
});
