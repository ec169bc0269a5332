import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, type TestWorld } from '@site/testing';
import { registerLookups } from '../money/wallet-action';
import { choose, open, fill, send, stands, payments, requestsTo } from './deposit.fixture';

let world: TestWorld;

beforeEach(() => {
  world = createTestWorld();
  registerLookups(world.platform);
});
afterEach(() => world.close());

describe('the form', () => {
  test('[R2.3-3] a bank deposit names its channel and its payer, and goes on to "processing"', async () => {
    // The server hides the name: it has to be typed.
    await world.control('PATCH', '/members/member01', { firstName: '王*明' });
    await fill(world, 'LB', '100');
    await send();
    const name = await screen.findByTestId('deposit-field-depositorName');
    expect(name).toHaveAttribute('aria-invalid', 'true');
    expect(name).toHaveFocus();
    await userEvent.type(name, '张三');
    await userEvent.click(screen.getByTestId('deposit-channel-ONLINE'));
    await send();
    await stands(world, 'Created');
    expect((await requestsTo(world, 'payment.create')).map(({ body }) => body)).toEqual([
      {
        transactionType: 'Deposit',
        methodCode: 'LB',
        amount: '100.00',
        depositorName: '张三',
        subMethod: 'ONLINE',
      },
    ]);
    await userEvent.click(screen.getByTestId('deposit-paid'));
    await stands(world, 'Processing');
    expect(screen.getByText(/^预计 \d\d:\d\d 前到账$/)).toBeVisible();
  });

  test('[R5-5] the payer is the member unless another is typed: sent whole, shown masked', async () => {
    await fill(world, 'LB', '100');
    const name = await screen.findByTestId('deposit-field-depositorName');
    expect(name).toHaveValue('王*明');
    expect(name).toHaveAccessibleDescription('已填入您的实名，须与付款账户一致');
    await userEvent.type(name, '张三');
    expect(name).toHaveValue('张三');
    await userEvent.clear(name);
    await userEvent.tab();
    expect(name).toHaveValue('王*明');
    expect(document.documentElement.outerHTML + JSON.stringify([...world.storage])).not.toContain(
      '王小明',
    );
    await send();
    await stands(world, 'Created');
    const [sent] = await requestsTo(world, 'payment.create');
    expect(sent?.body).toMatchObject({ depositorName: '王小明' });
  });

  test('[R5-5] a name with stars in it is nobody’s: it is refused, and nothing is asked for', async () => {
    await fill(world, 'LB', '100');
    const name = await screen.findByTestId('deposit-field-depositorName');
    await userEvent.type(name, '王*');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('请填写完整姓名，不含星号');
    expect(await requestsTo(world, 'payment.create')).toEqual([]);
  });

  test('limits are told before typing and refused with the limit in the text; too little is said when the field is left', async () => {
    await world.logIn('member01');
    open(world, '/DepositVerify');
    const amount = await screen.findByTestId('deposit-amount');
    expect(screen.getByText('单笔 ¥100.00 至 ¥50,000.00')).toBeVisible();
    await userEvent.type(amount, '5');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('alert')).toHaveTextContent('最低存款 ¥100.00');
    await userEvent.type(amount, '99999');
    expect(screen.getByRole('alert')).toHaveTextContent('最高存款 ¥50,000.00');
  });

  test('every method says its limits, fee and time, and a closed one why it is closed', async () => {
    await world.logIn('member01');
    open(world, '/DepositVerify');
    expect(await screen.findByTestId('deposit-method-LB')).toHaveTextContent(
      '推荐¥100 - 50,000免手续费约 1 分钟',
    );
    expect(screen.getByTestId('deposit-method-VOUCHER')).toHaveTextContent('即时');
    expect(screen.getByTestId('deposit-method-WX')).toBeDisabled();
    expect(screen.getByTestId('deposit-method-WX')).toHaveTextContent('渠道维护中');
    screen.getByTestId('deposit-method-ALI').focus();
    await userEvent.click(screen.getByTestId('deposit-method-ALI'));
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByTestId('deposit-method-UNIONPAY')).toHaveAttribute('aria-checked', 'true');
    expect(screen.getByTestId('deposit-method-UNIONPAY')).toHaveFocus();
  });

  test('method, amount and bonus survive a reload; a name is nowhere kept', async () => {
    await fill(world, 'PAYBNB', '300');
    await userEvent.type(screen.getByTestId('deposit-field-depositorName'), '张三丰');
    await userEvent.click(screen.getByTestId('bonus-open'));
    await userEvent.click(await screen.findByTestId('bonus-option-D2001'));
    document.body.innerHTML = '';
    open(world, '/DepositVerify');
    expect(await screen.findByTestId('deposit-method-PAYBNB')).toHaveAttribute(
      'aria-checked',
      'true',
    );
    expect(screen.getByTestId('deposit-amount')).toHaveValue('300');
    expect(screen.getByTestId('deposit-field-depositorName')).toHaveValue('王*明');
    await waitFor(() => expect(screen.getByTestId('bonus-open')).toHaveTextContent('每日存款优惠'));
    expect(JSON.stringify([...world.storage])).not.toContain('张三丰');
  });

  test('[R7.2-1] coins for an amount are those that the invoice asks for', async () => {
    await fill(world, 'USDT-TRC20', '1000');
    await waitFor(() =>
      expect(screen.getByTestId('deposit-coins')).toHaveTextContent(/^\d+\.\d\d USDT$/),
    );
    const shown = screen.getByTestId('deposit-coins').textContent?.replace(' USDT', '') ?? '';
    await send();
    await waitFor(() =>
      expect(screen.getByTestId('crypto-invoice')).toHaveTextContent(`转账数量${shown} USDT`),
    );
    expect(await requestsTo(world, 'payment.cryptoInvoice')).toHaveLength(1);
  });

  test('a voucher is credited at once; a wrong one is refused beside its field and stays typed', async () => {
    await fill(world, 'VOUCHER', '50');
    await userEvent.type(screen.getByTestId('deposit-field-voucherCode'), 'NOPE');
    await send();
    const code = screen.getByTestId('deposit-field-voucherCode');
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('充值卡号无效或金额不符');
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.clear(code);
    await userEvent.type(code, 'PLAY-50-ABCD');
    expect(screen.queryByRole('alert')).toBeNull();
    await send();
    await stands(world, 'Approved');
  });

  test('a way with an open deposit asks for nothing: the way on to that one stands in place of the form', async () => {
    await fill(world, 'ALI', '100');
    await send();
    await stands(world, 'Created');
    document.body.innerHTML = '';
    open(world, '/DepositVerify');
    expect(await screen.findByTestId('deposit-open')).toHaveTextContent('¥100.00');
    expect(screen.queryByTestId('deposit-amount')).toBeNull();
    expect(screen.queryByTestId('deposit-submit')).toBeNull();
    await choose('LB');
    expect(await screen.findByTestId('deposit-amount')).toBeEnabled();
    expect(screen.getByTestId('deposit-submit')).toBeEnabled();
    await userEvent.click(screen.getByTestId('deposit-method-ALI'));
    await userEvent.click(await screen.findByRole('link', { name: '继续付款' }));
    await stands(world, 'Created');
  });
});

test("[R6-7] the member's own limit is said beside the amount, with the way to the limits", async () => {
  await fill(world, 'ALI', '100');
  await world.control('POST', '/faults', {
    match: { method: 'POST', path: '/api/Payment/Applications' },
    fault: { status: 403, errorCode: 'PAY00421', description: '超过您设置的每日存款限额' },
    times: 1,
  });
  await send();
  await waitFor(() =>
    expect(screen.getByTestId('deposit-amount')).toHaveAttribute('aria-invalid', 'true'),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('超过您设置的每日存款限额');
  expect(screen.getByRole('link', { name: '查看我的限额' })).toHaveAttribute('href', '/Me/Limits');
});

describe('a bonus', () => {
  test('is chosen with its terms, shows what it gives and asks, and goes with the deposit', async () => {
    await fill(world, 'ALI', '200');
    await userEvent.click(await screen.findByTestId('bonus-open'));
    expect(await screen.findByTestId('bonus-option-D2001')).toHaveTextContent(
      '赠 8% · 最高 ¥288 · 流水 ×8 · ¥200 - 50,000',
    );
    await waitFor(() =>
      expect(screen.getByTestId('bonus-option-D2001')).toHaveTextContent('可得 ¥16 · 流水 ¥1,728'),
    );
    expect(screen.getByTestId('bonus-option-B1020')).toHaveTextContent('可得 ¥40 · 流水 ¥2,880');
    // What brings most stands first; what asks for more says how much, nearest first, at the end.
    const options = screen.getAllByTestId(/^bonus-option-/);
    const texts = options.map(({ textContent }) => textContent);
    const gifts = texts.flatMap((text) => /可得 ¥([\d,]+)/.exec(text)?.[1] ?? []).map(Number);
    expect(gifts.length).toBeGreaterThan(3);
    expect(gifts).toEqual(gifts.toSorted((a, b) => b - a));
    const missing = texts.map((text) => /再加 ¥([\d,]+) 可参加$/.exec(text)?.[1] ?? null);
    expect(missing.filter((each) => each !== null)).toEqual(['100', '300']);
    expect(missing.slice(-2)).toEqual(['100', '300']);
    expect(options[0]).toBe(screen.getByTestId('bonus-option-none'));
    await userEvent.click(screen.getByTestId('bonus-option-D2001'));
    await waitFor(() => expect(screen.getByTestId('bonus-preview')).toHaveTextContent('¥16.00'), {
      timeout: 20_000,
    });
    expect(screen.getByTestId('bonus-preview')).toHaveTextContent('¥1,728.00');
    expect(screen.getByTestId('bonus-open')).toHaveTextContent('可得 ¥16 · 流水 ¥1,728');
    await send();
    await stands(world, 'Created');
    expect((await requestsTo(world, 'payment.create'))[0]?.body).toMatchObject({
      methodCode: 'ALI',
      amount: '200.00',
      bonusId: 'D2001',
    });
  });

  test('that the address names is chosen at once, and what is chosen after it stands', async () => {
    await world.logIn('member01');
    open(world, '/DepositVerify?bonus=D2001');
    const row = await screen.findByTestId('bonus-open', {}, { timeout: 20_000 });
    await waitFor(() => expect(row).not.toHaveTextContent('不参加优惠'));
    expect(screen.getByTestId('bonus-asked')).toHaveTextContent(/^每日存款优惠.*存 ¥200 起$/);
    await userEvent.click(row);
    await userEvent.click(await screen.findByTestId('bonus-option-none'));
    await waitFor(() => expect(row).toHaveTextContent('不参加优惠'));
    expect(screen.queryByTestId('bonus-asked')).toBeNull();
  });

  test('that cannot be had says why and never goes along silently; taking none is a choice', async () => {
    await fill(world, 'ALI', '100');
    await userEvent.click(await screen.findByTestId('bonus-open'));
    await userEvent.click(await screen.findByTestId('bonus-option-D2001'));
    await waitFor(
      () => expect(screen.getByTestId('bonus-reasons')).toHaveTextContent('金额不得低于 200.00 元'),
      { timeout: 20_000 },
    );
    await send();
    await waitFor(() =>
      expect(screen.getByTestId('bonus-open')).toHaveAttribute('aria-invalid', 'true'),
    );
    expect(await requestsTo(world, 'payment.create')).toHaveLength(0);
    await userEvent.click(screen.getByTestId('bonus-open'));
    await userEvent.click(await screen.findByTestId('bonus-option-none'));
    await send();
    await stands(world, 'Created');
    expect((await requestsTo(world, 'payment.create'))[0]?.body).toEqual({
      transactionType: 'Deposit',
      methodCode: 'ALI',
      amount: '100.00',
    });
  });
});

describe('before the form', () => {
  test('[R4.5-1] who is not through the verification meets its first step in place of the form', async () => {
    await world.logIn('newbie01');
    open(world, '/DepositVerify');
    expect(await screen.findByTestId('verify-step')).toHaveAttribute(
      'data-step',
      'VerifyFirstStep',
    );
    expect(screen.queryByTestId('deposit-amount')).toBeNull();
  });

  test.each([
    ['deposit', { DisableDeposit: true }],
    ['fund-in', { DisableFundIn: true }],
  ])(
    '[R5-7][R6-7] an exclusion from %s blocks before anything can be typed',
    async (_flag, flags) => {
      await world.control('PATCH', '/members/member01', flags);
      await world.logIn('member01');
      open(world, '/DepositVerify');
      expect(await screen.findByTestId('deposit-blocked')).toHaveTextContent('存款已停用');
      expect(screen.queryByTestId('deposit-amount')).toBeNull();
    },
  );

  test('[R6-7] an exclusion that comes while the form stands stops the deposit at the submit', async () => {
    await fill(world, 'ALI', '100');
    await world.control('PATCH', '/members/member01', { DisableFundIn: true });
    await send();
    expect(await screen.findByTestId('deposit-blocked')).toBeVisible();
    expect(await payments(world)).toEqual([]);
  });

  test('flags that cannot be read block too, with a retry (C-62)', async () => {
    await world.control('POST', '/faults', {
      match: { path: '/api/Member/SelfExclusion' },
      fault: { status: 500 },
      times: 5,
    });
    await world.logIn('member01');
    open(world, '/DepositVerify');
    expect(await screen.findByText('暂时无法确认账户状态')).toBeVisible();
    expect(screen.queryByTestId('deposit-submit')).toBeNull();
    await world.control('DELETE', '/faults');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByTestId('deposit-submit')).toBeVisible();
  });
});
