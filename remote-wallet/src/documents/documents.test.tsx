import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, renderInShell, type TestWorld, Route, Routes } from '@site/testing';
import { Page as UploadsPage } from '../pages/UploadsPage';
import { isUnfinished, noteUnfinished } from './unfinished';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
  // The DOM of the tests has no object addresses.
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => world.close());

async function open(member: string | null = 'newbie01'): Promise<void> {
  if (member !== null) await world.logIn(member);
  renderInShell(
    <Routes>
      <Route path="/Me/Uploadfiles" element={<UploadsPage />} />
    </Routes>,
    { platform: world.platform, path: '/Me/Uploadfiles/' },
  );
}
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
function picture(name: string, bytes: readonly number[] = PNG): File {
  const file = new File([Uint8Array.from(bytes)], name, { type: 'image/png' });
  return Object.assign(file, { arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes).buffer) });
}
const choose = async (type: string, file: File): Promise<void> =>
  userEvent.upload(await screen.findByTestId(`file-${type}`), file, { applyAccept: false });
const send = (type: string): Promise<void> => userEvent.click(screen.getByTestId(`send-${type}`));
const status = (type: string): string | undefined =>
  screen.queryByTestId(`document-${type}`)?.dataset['status'];
const PATH = '/api/Member/MemberDocument/Upload';
const uploads = async (): Promise<number> =>
  (
    (await world.control('GET', `/requests?path=${encodeURIComponent(PATH)}`)) as {
      requests: unknown[];
    }
  ).requests.length;

test('[R2.1-1] a visitor is told what is here', async () => {
  await open(null);
  expect(await screen.findByText('登录后可以上传身份文件并查看审核进度。')).toBeVisible();
});

test('[R7.2-1] a refused document says why and is sent again alone; then it is approved', async () => {
  await open();
  await choose('IdentityFront', picture('reject-1.png'));
  await send('IdentityFront');
  await waitFor(() => expect(status('IdentityFront')).toBe('Pending'));
  await world.control('POST', '/clock', { advanceMs: 21_000 });
  await waitFor(() => expect(status('IdentityFront')).toBe('Rejected'), { timeout: 20_000 });
  expect(screen.getByTestId('document-reason-IdentityFront')).toHaveTextContent(
    '未通过原因：图片不清晰，请重新拍摄并上传',
  );
  expect(screen.getByTestId('documents-overall')).toHaveTextContent(
    '实名认证未通过有文件未通过审核',
  );
  await userEvent.click(screen.getByTestId('open-IdentityFront'));
  await choose('IdentityFront', picture('front.png'));
  await send('IdentityFront');
  await waitFor(() => expect(status('IdentityFront')).toBe('Pending'));
  expect(status('IdentityBack')).toBe('NotUploaded');
});

test('[R3.1-1] a member who is known is told so in the words of the account, and misses no card', async () => {
  await open('member01');
  const overall = await screen.findByTestId('documents-overall');
  expect(overall).toHaveTextContent(/^已完成实名认证$/);
  expect(screen.getByTestId('document-IdentityFront')).toHaveTextContent('无需上传');
  expect(screen.queryByRole('button', { name: '选择文件' })).toBeNull();
  expect(screen.queryByTestId('document-Selfie')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '客服要求补充文件？点此上传' }));
  expect(screen.getByTestId('document-Selfie')).toHaveTextContent('未上传');
  expect(screen.getByTestId('open-Selfie')).toBeVisible();
  expect(screen.queryByTestId('open-IdentityFront')).toBeNull();
});

test('[R7.2-1] what is no picture, and nothing at all, is refused before it is sent', async () => {
  await open();
  await screen.findByTestId('file-IdentityFront');
  await send('IdentityFront');
  expect(screen.getByRole('alert')).toHaveTextContent('请先选择文件');
  await choose('IdentityFront', picture('front.png', [0x47, 0x49, 0x46, 0x38]));
  expect(await screen.findByText('只支持 JPG、PNG 或 PDF 文件，请重新选择')).toBeVisible();
  expect(await uploads()).toBe(0);
});

test('a small picture is doubted before it is sent, not after it was refused', async () => {
  await open();
  await choose(
    'IdentityFront',
    picture('front.png', [...PNG, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 200, 0, 0, 0, 100]),
  );
  expect(await screen.findByTestId('upload-small-IdentityFront')).toHaveTextContent('图片尺寸较小');
});

test.each([
  ['before', 2],
  ['afterCommit', 2],
] as const)(
  'a network that breaks off (%s) keeps the picture; it goes on by itself, and arrives once',
  async (drop, calls) => {
    await open();
    await choose('IdentityFront', picture('front.png'));
    await world.control('POST', '/faults', {
      match: { method: 'POST', path: PATH },
      fault: { drop },
      times: 1,
    });
    await send('IdentityFront');
    expect(await screen.findByTestId('upload-stopped-IdentityFront')).toHaveTextContent(
      '文件已保留',
    );
    expect(isUnfinished(world.platform.storage, 'IdentityFront')).toBe(true);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('front.png');
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(status('IdentityFront')).toBe('Pending'));
    expect(await uploads()).toBe(calls);
    expect(isUnfinished(world.platform.storage, 'IdentityFront')).toBe(false);
  },
);

test.each([
  ['DOC00413', 413, '文件超过 7 MB，请压缩后重新选择。'],
  ['DOC00415', 415, '文件内容不是 JPG、PNG 或 PDF，请重新选择。'],
])('[R8-1] %s is explained beside the file', async (errorCode, code, text) => {
  await open();
  await choose('IdentityFront', picture('front.png'));
  await world.control('POST', '/faults', {
    match: { method: 'POST', path: PATH },
    fault: { status: code, errorCode, description: 'x' },
    times: 1,
  });
  await send('IdentityFront');
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByTestId('upload-stopped-IdentityFront')).toBeNull();
});

test('[C-40] after a reload the page says which kind of document was cut off, and keeps nothing of it but that', async () => {
  await world.logIn('newbie01');
  noteUnfinished(world.platform.storage, 'Selfie', true);
  await open(null);
  expect(await screen.findByTestId('upload-lost-Selfie')).toHaveTextContent(
    '上次选择的文件没有上传完成',
  );
  await userEvent.click(screen.getByRole('button', { name: '不再提醒' }));
  expect(screen.queryByTestId('upload-lost-Selfie')).toBeNull();
  expect(isUnfinished(world.platform.storage, 'Selfie')).toBe(false);
});

test('states that cannot be read offer a retry in place', async () => {
  await world.control('POST', '/faults', {
    match: { path: '/api/Member/DocumentApprovalStatus' },
    fault: { status: 500 },
    times: 1,
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByTestId('documents')).toBeVisible();
});
