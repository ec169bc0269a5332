import { render } from '@testing-library/react';
import { AccountMark, PaymentMark } from './PaymentMark';

const drawn = (element: React.ReactElement): SVGElement | null => {
  const { container, unmount } = render(element);
  const sign = container.querySelector('svg');
  unmount();
  return sign;
};

/** What is drawn: the lines of a sign. */
const shapeOf = (sign: SVGElement | null): string =>
  [...(sign?.querySelectorAll('path, ellipse') ?? [])]
    .map((part) => part.getAttribute('d') ?? part.getAttribute('cx'))
    .join();

test('ways that members know by name each have a sign of their own', () => {
  const signs = ['ALI', 'WX', 'UNIONPAY', 'USDT-TRC20'].map((code) =>
    drawn(<PaymentMark code={code} kind="qr" />),
  );
  expect(signs.map((sign) => sign?.dataset['mark'])).toEqual([
    'alipay',
    'wechat',
    'quickPass',
    'tether',
  ]);
  expect(new Set(signs.map(shapeOf)).size).toBe(4);
  for (const sign of signs) expect(sign).toHaveAttribute('aria-hidden', 'true');
});

test('other ways have the sign of their kind; a saved wallet has that of its coin', () => {
  expect(drawn(<PaymentMark code="LB" kind="bank" />)?.dataset['mark']).toBeUndefined();
  expect(drawn(<PaymentMark code="NEW" kind={undefined} />)).not.toBeNull();
  expect(
    drawn(<AccountMark account={{ kind: 'crypto', bankCode: 'USDT' }} />)?.dataset['mark'],
  ).toBe('tether');
  expect(
    drawn(<AccountMark account={{ kind: 'card', bankCode: 'ABC' }} />)?.dataset['mark'],
  ).toBeUndefined();
});
