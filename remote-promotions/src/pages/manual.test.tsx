import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Http } from '@site/domain/constants';
import { createTestWorld, type TestWorld } from '@site/testing';
import { address, fault, open, sent } from './promotions.fixture';

let world: TestWorld;
beforeEach(async () => {
  world = createTestWorld({ now: Date.parse('2026-11-23T15:30:00+08:00') });
  await world.logIn('member01');
});
afterEach(() => world.close());

/** An answer stands for the same question for a moment; who comes later is answered anew. */
const coolDown = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Http.dedupeCooldownMs + 50);
  });
const manual = (id: string) => open(world, `/Promotions/Manual?id=${id}`);

test('[R2.3-6] enrol, then the form: one error at a time, kept over a reload, sent once, and what became of it', async () => {
  const first = manual('1002');
  expect(await screen.findByTestId('campaign')).toHaveTextContent('星海联赛串关加赠');
  expect(screen.queryByTestId('campaign-form')).toBeNull();
  await userEvent.dblClick(screen.getByTestId('campaign-enrol'));
  const submit = await screen.findByTestId('campaign-submit');
  expect(await sent(world, 'campaign.enrol')).toHaveLength(1);
  await userEvent.click(submit);
  expect(screen.getByText('请填写注单编号')).toBeVisible();
  expect(screen.queryByText('请选择关数')).toBeNull();
  expect(screen.getByTestId('field-wagerId')).toHaveFocus();
  await userEvent.type(screen.getByTestId('field-wagerId'), '拒绝 778');
  await userEvent.click(submit);
  expect(screen.getByText('请选择关数')).toBeVisible();
  expect(screen.getByTestId('field-folds')).toHaveFocus();
  expect(await sent(world, 'campaign.apply')).toEqual([]);
  first.unmount();
  const second = manual('1002');
  expect(await screen.findByTestId('field-wagerId')).toHaveValue('拒绝 778');
  await userEvent.selectOptions(screen.getByTestId('field-folds'), '5 关');
  await userEvent.dblClick(screen.getByTestId('campaign-submit'));
  expect((await screen.findByTestId('campaign-pending')).closest('[tabindex="-1"]')).toHaveFocus();
  expect(await sent(world, 'campaign.apply')).toHaveLength(1);
  second.unmount();
  await world.control('POST', '/clock', { advanceMs: 61_000 });
  await coolDown();
  const third = open(world, '/Promotions?tab=applied&sub=forms');
  expect(await screen.findByTestId('sent-form')).toHaveAttribute('data-status', 'Rejected');
  await userEvent.click(screen.getByRole('link', { name: '重新提交' }));
  expect(address()).toBe('/Promotions/Manual?id=1002');
  expect(await screen.findByTestId('campaign-rejected')).toHaveTextContent('上次申请未通过');
  expect(screen.getByTestId('field-wagerId')).toHaveValue('');
  third.unmount();
});

test('an approved form brings a gift that waits among the own offers', async () => {
  const first = manual('1045');
  await userEvent.type(await screen.findByTestId('field-wish'), '平安喜乐');
  await userEvent.click(screen.getByTestId('campaign-submit'));
  await screen.findByTestId('campaign-pending');
  first.unmount();
  await world.control('POST', '/clock', { advanceMs: 61_000 });
  const second = open(world, '/Promotions?tab=applied');
  const gifts = await screen.findAllByTestId('gift');
  expect(gifts.map(({ textContent }) => textContent).join()).toContain('188.00');
  second.unmount();
  await coolDown();
  manual('1045');
  expect(await screen.findByTestId('campaign-approved')).toHaveTextContent('申请已通过');
});

test('a form whose answer was lost is read again instead of sent again', async () => {
  await fault(world, 'POST', '/api/Campaign/Applications', { drop: 'afterCommit' }, 1);
  manual('1045');
  await userEvent.type(await screen.findByTestId('field-wish'), '万事如意');
  await userEvent.click(screen.getByTestId('campaign-submit'));
  expect(await screen.findByTestId('campaign-pending', {}, { timeout: 20_000 })).toBeVisible();
  expect(await sent(world, 'campaign.apply')).toHaveLength(1);
});

test('what was sent stands at once and cannot be sent again, also while the list cannot be read', async () => {
  manual('1045');
  await userEvent.type(await screen.findByTestId('field-wish'), '万事如意');
  await fault(world, 'GET', '/api/Campaign/Applications', { status: 500 });
  await userEvent.click(screen.getByTestId('campaign-submit'));
  expect((await screen.findByTestId('campaign-pending')).closest('[tabindex="-1"]')).toHaveFocus();
  expect(screen.queryByTestId('campaign-submit')).toBeNull();
});

test('full, coming, unknown and failed ones say so, in Chinese, with a way on', async () => {
  const full = manual('1069');
  expect(await screen.findByTestId('campaign-full')).toHaveTextContent('名额已满');
  full.unmount();
  const soon = manual('1046');
  expect(await screen.findByTestId('campaign-enrol')).toBeVisible();
  expect(screen.getByText('活动尚未开始，可先报名')).toBeVisible();
  soon.unmount();
  const unknown = manual('1020');
  expect(await screen.findByTestId('campaign-missing')).toBeVisible();
  expect(screen.getByRole('link', { name: '查看全部活动' })).toHaveAttribute('href', '/Promotions');
  unknown.unmount();
  await coolDown();
  await fault(world, 'GET', '/api/Campaign/Applications', { status: 500 });
  manual('1045');
  const again = await screen.findByRole('button', { name: '重试' });
  await world.control('DELETE', '/faults');
  await userEvent.click(again);
  expect(await screen.findByTestId('campaign-form')).toBeVisible();
});

test('the last place went to somebody else: the refusal stands beside the button', async () => {
  manual('1054');
  await fault(
    world,
    'POST',
    '/api/Campaign/Enrollments',
    { status: 409, errorCode: 'CAM00414', description: '名额已满，感谢您的支持' },
    1,
  );
  await userEvent.click(await screen.findByTestId('campaign-enrol'));
  expect(await screen.findByTestId('enrol-refused')).toHaveTextContent('名额已满，感谢您的支持');
});

test('the list of campaigns says who is in, how many places are left, and what comes next', async () => {
  open(world, '/Promotions?sub=campaigns');
  const cards = await screen.findAllByTestId('campaign-card');
  const card = (id: string): HTMLElement =>
    cards.find((each) => each.dataset.campaign === id) ?? document.body;
  expect(card('C5008')).toHaveTextContent('名额已满');
  expect(card('C5008')).toHaveTextContent('查看活动');
  expect(card('C5001')).toHaveTextContent('1,286 人已参加');
  expect(card('C5001')).toHaveTextContent('立即报名');
  expect(card('C5007')).toHaveTextContent('距开始');
  expect(card('C5003')).toHaveTextContent('填写申请表');
});

test('the day until which a form is taken is another fact than the days of the activity: detail and form name both, and agree', async () => {
  const valueOf = (box: HTMLElement, term: string): string | null =>
    within(box).getByText(term).nextElementSibling?.textContent ?? null;
  const detail = open(world, '/Promotions/Detail/1054');
  const terms = await screen.findByRole('region', { name: '活动要点' });
  await waitFor(() => expect(valueOf(terms, '申请截止')).toMatch(/^\d{4}\/\d\d\/\d\d$/));
  const [closes, runs] = [valueOf(terms, '申请截止'), valueOf(terms, '活动时间')];
  expect(runs).not.toContain(closes);
  detail.unmount();
  manual('1054');
  const dates = await screen.findByTestId('campaign-dates');
  await waitFor(() => expect(valueOf(dates, '活动时间')).toBe(runs));
  expect(valueOf(dates, '申请截止')).toBe(closes);
  expect(screen.getByTestId('campaign')).toHaveTextContent(/申请剩余 \d+ 天/);
});

test('a form that is not taken yet says from when', async () => {
  manual('1046');
  expect(await screen.findByTestId('campaign-dates')).toHaveTextContent(/申请开始\d{4}\//);
  expect(screen.getByTestId('campaign')).toHaveTextContent('距开始');
});
