import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, renderInShell, type TestWorld, Route, Routes } from '@site/testing';
import { Page as IdentityCheckPage } from '../pages/IdentityCheckPage';
import { Page as OldRecordsPage } from '../pages/OldRecordsPage';

const WORDS = [
  'goBackToWallet',
  'closePopup',
  'closeIframe',
  'NetworkError',
  'goToHistory',
  'goToHistoryW',
  'goToHistoryOther',
  'goUserInfo',
  'goToKycPage',
  'verifyContinue',
] as const;
const pages = (
  <Routes>
    <Route path="/Me/IdentityCheck" element={<IdentityCheckPage />} />
    <Route path="/TransactionRecord/Old" element={<OldRecordsPage />} />
  </Routes>
);
let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

async function open(member: string, path: string): Promise<void> {
  await world.logIn(member);
  renderInShell(pages, { platform: world.platform, path });
}
/** The next answer of a call names this address; the sandbox inside a test has no other origin. */
const name = (path: string, address: string): Promise<unknown> =>
  world.control('POST', '/faults', {
    match: { path },
    fault: { status: 200, body: { isSuccess: true, result: address } },
    times: 1,
  });
/** Words of §2.6 that the frame may say, and that the site's own table acts on. */
async function heardOf(testId: string): Promise<readonly string[]> {
  const frame = await screen.findByTestId<HTMLIFrameElement>(testId);
  const { origin } = new URL(frame.src);
  return WORDS.filter((data, at) => {
    const message = { source: frame.contentWindow, origin, data };
    const accepted = world.platform.windows.accept(message, at * 1_000);
    return accepted !== null && accepted.entry.onEvent === undefined;
  });
}

test('[R2.6-1] the identity check opens in a frame that says exactly its three words', async () => {
  await name('/api/Member/MemberKycVerification/Url', 'https://kyc.example/check#t');
  await open('newbie01', '/Me/IdentityCheck');
  expect(await heardOf('kyc-frame')).toEqual(['goUserInfo', 'goToKycPage', 'verifyContinue']);
});

test('[R2.6-1] the records of the old site open in a frame that says exactly the words of a wallet', async () => {
  await name('/api/Payment/OldRecords/Url', 'https://old.example/records#t');
  await open('member01', '/TransactionRecord/Old');
  expect(await heardOf('old-records-frame')).toEqual([
    'goBackToWallet',
    'closePopup',
    'goToHistory',
    'goToHistoryW',
    'goToHistoryOther',
  ]);
});

test.each([
  ['member01', '/Me/IdentityCheck', '您的身份已经核验', '/Me/Accountinfo/'],
  ['newbie01', '/TransactionRecord/Old', '您在旧版网站没有记录', '/TransactionRecord/'],
])('%s has nothing to open at %s and is led back', async (member, path, words, back) => {
  await open(member, path);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: /返回/ })).toHaveAttribute('href', back);
});

test('an address that may not be opened is refused, and asked for again', async () => {
  await name('/api/Payment/OldRecords/Url', 'http://evil.example/#t');
  await name('/api/Payment/OldRecords/Url', 'https://old.example/records#t');
  await open('member01', '/TransactionRecord/Old');
  expect(await screen.findByText('旧版网站记录未能打开')).toBeVisible();
  expect(screen.queryByTestId('old-records-frame')).toBeNull();
  // Two equal reads at once are one.
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByTestId('old-records-frame')).toBeVisible();
});

test('the frame keeps its address while the page stands: another one would stand between the member and back', async () => {
  await name('/api/Payment/OldRecords/Url', 'https://old.example/records#one');
  await open('member01', '/TransactionRecord/Old');
  const frame = await screen.findByTestId<HTMLIFrameElement>('old-records-frame');
  await name('/api/Payment/OldRecords/Url', 'https://old.example/records#two');
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  expect(frame.src).toBe('https://old.example/records#one');
});
