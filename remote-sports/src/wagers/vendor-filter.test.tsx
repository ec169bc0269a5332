/**
 * The vendor whose wagers are shown, and their order, stay over a reload and on the way back, as
 * the tab does.
 */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { Page as WagersPage } from '../pages/WagersPage';

let world: TestWorld;
beforeEach(async () => {
  world = createTestWorld();
  await world.logIn('member01');
});
afterEach(() => world.close());

const Where = () => {
  const { search } = useLocation();
  return <Link to={`/sbtwo/wagers${search}`}>{search}</Link>;
};
const show = (search: string): void =>
  void renderInShell(
    <>
      <Where />
      <WagersPage />
    </>,
    { platform: world.platform, path: `/sbtwo/wagers${search}` },
  );
const where = (): string | null => screen.getAllByRole('link')[0]?.textContent ?? null;
const chip = (id: string): HTMLElement => screen.getByTestId(`wagers-vendor-${id}`);

test('[R4.7-1] the vendor that was chosen stands in the address, beside the tab, and is found there again', async () => {
  show('');
  expect(chip('all')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(chip('SABA'));
  expect(chip('SABA')).toHaveAttribute('aria-selected', 'true');
  expect(where()).toBe('?vendor=SABA');
  await userEvent.click(screen.getByRole('tab', { name: '已结算' }));
  expect(where()).toBe('?vendor=SABA&kind=settled');
  expect(chip('SABA')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('tab', { name: '未结算' }));
  await userEvent.click(chip('all'));
  expect(where()).toBe('');
});

test.each([
  ['?kind=settled&vendor=BTI', 'BTI'],
  ['?vendor=nobody', 'all'],
  ['?vendor=', 'all'],
])('[R4.7-1] an address of %s shows the wagers of %s', (search, id) => {
  show(search);
  expect(chip(id)).toHaveAttribute('aria-selected', 'true');
});

const sort = (): HTMLElement => screen.getByRole('combobox', { name: '排序' });

test('[R4.7-1] the order that was chosen stands in the address, too, beside vendor and tab, and is found there again', async () => {
  show('?vendor=SABA');
  expect(sort()).toHaveDisplayValue('最新投注');
  await userEvent.selectOptions(sort(), '开赛时间');
  expect(where()).toBe('?vendor=SABA&sort=start');
  await userEvent.click(screen.getByRole('tab', { name: '已结算' }));
  expect(where()).toBe('?vendor=SABA&sort=start&kind=settled');
  expect(sort()).toHaveDisplayValue('开赛时间');
  await userEvent.selectOptions(sort(), '最新投注');
  expect(where()).toBe('?vendor=SABA&kind=settled');
});

test.each([
  ['?sort=start', '开赛时间'],
  ['?sort=nothing', '最新投注'],
  ['?sort=', '最新投注'],
])('[R4.7-1] an address of %s has the wagers in the order %s', (search, name) => {
  show(search);
  expect(sort()).toHaveDisplayValue(name);
});
