import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from '@site/platform';
import { MemoryRouter } from '@site/platform/testing';

function Where() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

function show(link: ReactNode): HTMLElement {
  render(
    <MemoryRouter basename="/cn/mobile" initialEntries={['/cn/mobile/Me']}>
      {link}
      <Where />
    </MemoryRouter>,
  );
  return screen.getByRole('link');
}

const where = (): string | null => screen.getByRole('status').textContent;

test('a tap goes to the page, under the address that the link shows', () => {
  const link = show(
    <Link to="/Deposit?from=home" state={{ back: true }}>
      存款
    </Link>,
  );
  expect(link.getAttribute('href')).toBe('/cn/mobile/Deposit?from=home');
  expect(fireEvent.click(link)).toBe(false);
  expect(where()).toBe('/Deposit?from=home {"back":true}');
});

test.each([
  ['with a key that opens a tab', {}, { ctrlKey: true }],
  ['with another button', {}, { button: 1 }],
  ['into another window', { target: '_blank' }, {}],
])('a tap %s is left to the browser', (_name, props, tap) => {
  const link = show(
    <Link to="/Deposit" {...props}>
      存款
    </Link>,
  );
  expect(fireEvent.click(link, tap)).toBe(true);
  expect(where()).toBe('/Me null');
});

test('a page may keep the tap to itself', () => {
  const link = show(
    <Link to="/Deposit" onClick={(event) => event.preventDefault()}>
      存款
    </Link>,
  );
  fireEvent.click(link);
  expect(where()).toBe('/Me null');
});

test.each(['https://other.example/x', '//other.example/x', 'mailto:a@b.example'])(
  'an address of another site stays as it is: %s',
  (to) => {
    const link = show(<Link to={to}>x</Link>);
    expect(link.getAttribute('href')).toBe(to);
    expect(fireEvent.click(link)).toBe(true);
    expect(where()).toBe('/Me null');
  },
);
