import { useEffect, useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApplication, type Application } from '@site/contracts/payment';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { DetailsBody } from './DetailsBody';

const PAGE = 'https://pay.example/order#t';
let world: TestWorld;
beforeEach(async () => {
  world = createTestWorld();
  await world.logIn('member01');
});
afterEach(() => world.close());

/** A fresh deposit as its page shows it, with a payment page of another origin or without. */
async function made(methodCode: string, pageUrl: string | null): Promise<Application> {
  const answer = await world.platform.api.call(createApplication, {
    body: { transactionType: 'Deposit', methodCode, amount: '100.00' },
    idempotencyKey: `qr-pay-${methodCode}`,
  });
  if (!answer.ok || answer.value.payTo === null) throw new Error('no deposit');
  return { ...answer.value, payTo: { ...answer.value.payTo, pageUrl } };
}
let become: (application: Application) => void;
function Shown({ first }: { readonly first: Application }) {
  const [application, setApplication] = useState(first);
  useEffect(() => {
    become = setApplication;
  }, []);
  return <DetailsBody application={application} onChanged={() => undefined} />;
}
const show = (application: Application) =>
  renderInShell(<Shown first={application} />, { platform: world.platform });
const paid = (): HTMLElement => screen.getByTestId('deposit-paid');

test.each([
  ['ALI', '支付宝'],
  ['UNIONPAY', '云闪付'],
])(
  'the code of %s names its app; before it stands the way that works on one phone, and "paid" is pale until it was taken',
  async (method, app) => {
    const application = await made(method, PAGE);
    show(application);
    expect(paid()).toHaveAttribute('data-kind', 'secondary');
    const way = screen.getByRole('button', { name: `打开${app}支付页面` });
    expect(way).toHaveAttribute('data-kind', 'primary');
    const code = screen.getByRole('img', { name: '付款二维码' });
    const [memo, ...others] = screen.getAllByRole('button', { name: '复制附言' });
    expect(others).toEqual([]);
    expect(memo?.compareDocumentPosition(way)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(way.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(`用${app}扫码，或保存后从相册识别`)).toBeVisible();
    await userEvent.click(way);
    expect(await screen.findByTestId('pay-frame')).toHaveAttribute('src', PAGE);
    expect(paid()).toHaveAttribute('data-kind', 'primary');
    // What the member pays on is not taken away by the state that it brings about.
    act(() => become({ ...application, status: 'Processing', payTo: null }));
    expect(screen.queryByTestId('pay-open')).toBeNull();
    expect(screen.getByTestId('pay-frame')).toBeVisible();
  },
);

test('a code that cannot be kept as a picture is said, and counts for nothing', async () => {
  const drawing = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  show(await made('ALI', PAGE));
  const said = jest.spyOn(world.platform.toast, 'show');
  await userEvent.click(screen.getByRole('button', { name: '保存二维码' }));
  await waitFor(() => expect(said).toHaveBeenCalledWith('info', '未能保存二维码，请截屏保存'));
  expect(paid()).toHaveAttribute('data-kind', 'secondary');
  drawing.mockRestore();
});

test('without a payment page, and for an account to pay to, "paid" is the one act', async () => {
  const { unmount } = show(await made('ALI', null));
  expect(paid()).toHaveAttribute('data-kind', 'primary');
  expect(screen.getByRole('button', { name: '保存二维码' })).toBeVisible();
  unmount();
  show(await made('LB', PAGE));
  expect(paid()).toHaveAttribute('data-kind', 'primary');
  expect(screen.getByTestId('pay-open')).toHaveTextContent('打开支付页面');
  expect(screen.queryByTestId('pay-save')).toBeNull();
});

test.each([
  ['ALI', '付款时须在“添加备注”中填写此附言'],
  ['LB', '转账时须填写此附言，系统凭附言自动到账'],
])('the memo of %s is required by its label and by the words about it', async (method, words) => {
  show(await made(method, PAGE));
  expect(screen.getByText('附言')).toHaveTextContent('附言必填');
  expect(screen.getByText(new RegExp(`；${words}。$`))).toBeVisible();
});
