import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callsTo, here, createTestWorld, type TestWorld } from '@site/testing';
import { REGISTER } from '../../phrases/register';
import { openPage } from '../access.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

const CALL = '/api/Member/MemberRestricted';
const field = (name: string): HTMLElement => screen.getByTestId(`register-${name}`);

async function open(path = '/Register'): Promise<void> {
  await openPage(world, ['/Register'], path);
  await screen.findByTestId('register-submit');
}

function fill(over: Readonly<Record<string, string>> = {}): void {
  const values = {
    username: 'anna0001',
    password: 'Passw0rd!',
    phone: '13712345678',
    'dob-year': '1995',
    'dob-month': '3',
    'dob-day': '8',
    ...over,
  };
  for (const [name, value] of Object.entries(values))
    fireEvent.change(field(name), { target: { value } });
  for (const name of ['adult', 'terms'])
    if (!(field(name) as HTMLInputElement).checked) fireEvent.click(field(name));
}

test('an empty form says what is missing beside every field, focuses the first and sends nothing', async () => {
  await open();
  await userEvent.click(field('submit'));
  expect(field('username')).toHaveAccessibleDescription(REGISTER.userNameUnfit);
  expect(screen.getByRole('group', { name: REGISTER.dob })).toHaveAccessibleDescription(
    REGISTER.dobMissing,
  );
  expect(field('terms')).toHaveAccessibleDescription(REGISTER.termsMissing);
  await waitFor(() => expect(field('username')).toHaveFocus());
  expect(await callsTo(world, CALL)).toEqual([]);
});

test('[R4.1-1] a registration signs in and leads home; a double tap is one call', async () => {
  await open();
  fill();
  fireEvent.click(field('submit'));
  fireEvent.click(field('submit'));
  await waitFor(() => expect(here()).toBe('/'));
  expect(world.platform.session.state.get().status).toBe('member');
  expect(await callsTo(world, CALL)).toHaveLength(1);
  expect([...world.storage.values()].join()).not.toContain('Passw0rd!');
});

test('[R2.3-1] it returns to the page that was asked for', async () => {
  await open('/Register?fromUrl=%2FPromotions%3Ftab%3Ddailydeal');
  fill();
  fireEvent.click(field('submit'));
  await waitFor(() => expect(here()).toBe('/Promotions?tab=dailydeal'));
});

test('[R8-2] a name that is taken stands at the name, everything typed stays, and another name goes through', async () => {
  await open();
  fill({ username: 'member01', email: 'anna@mail.example' });
  fireEvent.click(field('submit'));
  await waitFor(() => expect(field('username')).toHaveAccessibleDescription('该用户名已被使用'));
  expect(field('email')).toHaveValue('anna@mail.example');
  expect(field('password')).toHaveValue('Passw0rd!');
  fill({ username: 'anna0002', email: 'anna@mail.example' });
  fireEvent.click(field('submit'));
  await waitFor(() => expect(here()).toBe('/'));
});

test('[R8-1] a failure without words stands above the form, and the form can be sent again', async () => {
  await world.control('POST', '/faults', {
    match: { path: CALL },
    fault: { status: 500 },
    times: 1,
  });
  await open();
  fill();
  fireEvent.click(field('submit'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/系统错误/);
  fireEvent.click(field('submit'));
  await waitFor(() => expect(here()).toBe('/'));
});
