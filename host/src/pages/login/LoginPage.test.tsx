import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from '@site/platform';
import { Route, Routes } from '@site/platform/testing';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { LOGIN } from '../../phrases/login';
import { ENDED_BY } from '../../session/ended';
import { LoginPage } from './LoginPage';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

function Here() {
  const { pathname, search } = useLocation();
  return <p data-testid="here">{pathname + search}</p>;
}

function open(path = '/login'): void {
  renderInShell(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={<Here />} />
    </Routes>,
    { platform: world.platform, path },
  );
}

async function submit(userName: string, password: string): Promise<void> {
  if (userName !== '') await userEvent.type(screen.getByTestId('login-username'), userName);
  if (password !== '') await userEvent.type(screen.getByTestId('login-password'), password);
  await userEvent.click(screen.getByTestId('login-submit'));
}

test('what is missing stands beside its field, and nothing is sent', async () => {
  open();
  await submit('', '');
  expect(screen.getByTestId('login-username')).toHaveAccessibleDescription(LOGIN.userNameMissing);
  expect(screen.getByTestId('login-password')).not.toHaveAttribute('aria-invalid');
  await submit('member01', '');
  expect(screen.getByTestId('login-password')).toHaveAccessibleDescription(LOGIN.passwordMissing);
  expect(screen.getByTestId('login-username')).not.toHaveAttribute('aria-invalid');
  const requestsTo = JSON.stringify(await world.control('GET', '/requests?path=/api/Auth/Login'));
  expect(requestsTo).not.toContain('/api/Auth/Login');
});

test('a wrong password stands beside the password, and the form can be sent again', async () => {
  open();
  await submit('member01', 'wrong-password');
  await waitFor(() =>
    expect(screen.getByTestId('login-password')).toHaveAttribute('aria-invalid', 'true'),
  );
  expect(world.failures).toEqual([]);
  await userEvent.clear(screen.getByTestId('login-password'));
  await submit('', 'Passw0rd!');
  expect(await screen.findByTestId('here')).toHaveTextContent('/');
});

test('[R4.1-1] a login leads home, and no password is kept anywhere', async () => {
  open();
  await submit('member01', 'Passw0rd!');
  expect((await screen.findByTestId('here')).textContent).toBe('/');
  expect([...world.storage.values()].join()).not.toContain('Passw0rd!');
});

test('[R2.3-1] a login returns to the page that was asked for, with its query', async () => {
  open(`/login?fromUrl=${encodeURIComponent('/TransactionRecord/?type=other')}`);
  expect(screen.getByText(LOGIN.continueTo)).toBeVisible();
  await submit('member01', 'Passw0rd!');
  expect((await screen.findByTestId('here')).textContent).toBe('/TransactionRecord/?type=other');
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  '[R2.3-1] %s is no place to return to',
  async (target) => {
    open(`/login?fromUrl=${encodeURIComponent(target)}`);
    expect(screen.queryByText(LOGIN.continueTo)).toBeNull();
    await submit('member01', 'Passw0rd!');
    expect((await screen.findByTestId('here')).textContent).toBe('/');
  },
);

test.each(['duplicateLogin', 'loginExpired', 'maintenanceLogout', 'idle'] as const)(
  '[R4.1-4] whoever was signed out by %s reads why, also after a reload',
  (why) => {
    world.platform.storage.write(ENDED_BY, why);
    open();
    expect(screen.getByTestId('login-ended')).toHaveTextContent(LOGIN.ended[why]);
    expect(world.platform.storage.read(ENDED_BY)).toBe(why);
  },
);

test('[R4.1-4] a reason that this site never wrote is no text of the login', () => {
  world.storage.set('endedBy', JSON.stringify({ v: 1, data: 'constructor' }));
  open();
  expect(screen.queryByTestId('login-ended')).toBeNull();
});

test('[R4.1-2] a member of another currency is told so and logged out', async () => {
  await world.control('PATCH', '/members/member01', { currency: 'THB' });
  let text = '';
  world.platform.toast.current$.subscribe((toast) => {
    text = toast?.text ?? text;
  });
  open();
  await submit('member01', 'Passw0rd!');
  await waitFor(() => expect(text).toBe('不支持的国家'));
  await waitFor(() => expect(world.platform.session.state.get().status).toBe('visitor'));
  await act(() => Promise.resolve());
  expect(screen.getByTestId('login-submit')).toBeVisible();
});

test('[R7.2-1] after three failures a puzzle is asked for; solved, the login goes through', async () => {
  open();
  for (let at = 0; at < 3; at += 1) {
    await userEvent.clear(screen.getByTestId('login-username'));
    await userEvent.clear(screen.getByTestId('login-password'));
    await submit('member01', `wrong-${at}`);
    await waitFor(() => expect(screen.getByTestId('login-submit')).toBeEnabled());
  }
  const puzzle = await screen.findByTestId('login-puzzle');
  expect(puzzle).toHaveTextContent(/请选出所有的/);
  const id = puzzle.getAttribute('data-challenge-id') ?? '';
  const { answer } = (await world.control('GET', `/captcha/${id}`)) as { answer: number[] };
  for (const tile of answer)
    await userEvent.click(screen.getByRole('button', { name: LOGIN.puzzleTile(tile + 1) }));
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(answer.length);
  await userEvent.clear(screen.getByTestId('login-password'));
  await submit('', 'Passw0rd!');
  expect(await screen.findByTestId('here')).toHaveTextContent('/');
});

test('the group of pictures carries its task, and a refused account is not asked for another puzzle', async () => {
  for (let at = 0; at < 3; at += 1) await world.platform.session.logIn('locked01', `wrong-${at}`);
  open();
  await submit('locked01', 'Passw0rd!');
  const puzzle = await screen.findByRole('group', { name: LOGIN.puzzleLabel });
  expect(puzzle).toHaveAccessibleDescription(/^请选出所有的/);
  const { answer } = (await world.control(
    'GET',
    `/captcha/${puzzle.getAttribute('data-challenge-id') ?? ''}`,
  )) as { answer: number[] };
  for (const tile of answer)
    await userEvent.click(screen.getByRole('button', { name: LOGIN.puzzleTile(tile + 1) }));
  await userEvent.click(screen.getByTestId('login-submit'));
  await waitFor(() => expect(screen.queryByTestId('login-puzzle')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a puzzle that cannot be loaded says so and can be asked for again', async () => {
  await world.control('POST', '/faults', {
    match: { path: '/api/Captcha/ChallengeId' },
    fault: { status: 500 },
    times: 1,
  });
  for (let at = 0; at < 3; at += 1) await world.platform.session.logIn('member01', `wrong-${at}`);
  open();
  await submit('member01', 'Passw0rd!');
  expect(await screen.findByText(LOGIN.puzzleFailed)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: LOGIN.puzzleAgain }));
  await waitFor(() => expect(screen.getByTestId('login-puzzle')).toHaveTextContent(/请选出所有的/));
});
