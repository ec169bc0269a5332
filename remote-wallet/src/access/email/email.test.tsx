import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendEmailCode } from '@site/contracts/member-verification';
import { here, createTestWorld, type TestWorld } from '@site/testing';
import { EMAIL } from '../../phrases/email';
import { openPage } from '../access.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

const PAGES = [
  '/Services/VerificationRedirection',
  '/email-verified',
  '/email-verification-expired',
] as const;

async function link(): Promise<string> {
  await world.control('PATCH', '/members/member01', {
    email: 'wang@mail.example',
    emailStatus: 'Unverified',
  });
  await world.logIn('member01');
  await world.platform.api.call(sendEmailCode, { body: { serviceAction: 'ContactVerification' } });
  const { outbox } = (await world.control('GET', '/members/member01/outbox')) as {
    outbox: { content: string }[];
  };
  return (
    /\/Services\/VerificationRedirection\?token=[\w.-]+/.exec(
      outbox.map(({ content }) => content).join('\n'),
    )?.[0] ?? ''
  );
}

test('[R2.1-1] the link of the mail verifies the address once, and the way on is the asked page', async () => {
  const path = await link();
  await openPage(world, PAGES, `${path}&fromUrl=%2FMe`);
  expect(await screen.findByTestId('email-verified')).toHaveTextContent(EMAIL.verifiedTitle);
  expect(here()).toBe('/email-verified?fromUrl=%2FMe');
  expect(screen.getByRole('link', { name: EMAIL.goOn })).toHaveAttribute('href', '/Me');
  await waitFor(() => expect(world.platform.profile.get()?.emailStatus).toBe('Verified'));
});

test('[R2.1-1] an old link leads to the page that sends another; a foreign way on is dropped', async () => {
  await link();
  await openPage(
    world,
    PAGES,
    `${PAGES[0]}?token=aaaaaaaaaaaaaaaaaaaa&fromUrl=${encodeURIComponent('https://evil.example/')}`,
  );
  expect(await screen.findByTestId('email-expired')).toBeVisible();
  expect(here()).toBe('/email-verification-expired');
  await userEvent.click(screen.getByTestId('email-resend'));
  expect(await screen.findByTestId('email-told')).toHaveTextContent(/请\d+秒后再试/);
});

test('a link whose answer is lost can be tried again, because it may still hold', async () => {
  const path = await link();
  await world.control('POST', '/faults', {
    match: { path: '/api/Member/Email/Token' },
    fault: { status: 500 },
    times: 1,
  });
  await openPage(world, PAGES, path);
  expect(await screen.findByTestId('email-failed')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: EMAIL.retry }));
  expect(await screen.findByTestId('email-verified')).toBeVisible();
});

test("[R2.1-1] opened without a link the page claims nothing for a visitor, and the account's state for a member", async () => {
  await openPage(world, PAGES, '/email-verified');
  expect(await screen.findByTestId('email-open')).toHaveTextContent(EMAIL.visitorTitle);
  await act(() => world.logIn('member01'));
  expect(await screen.findByTestId('email-verified')).toHaveTextContent(EMAIL.memberTitle);
});
