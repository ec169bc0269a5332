import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { StakeKeypadBody as StakeKeypad } from '../keypad/StakeKeypadBody';
import { AmountField } from './AmountField';
import { pressAmountKey } from './amount-input';

function Amount() {
  const [value, setValue] = useState('');
  return <AmountField label="金额" value={value} onChange={setValue} />;
}

function Keypad({ max = '5000' }: { readonly max?: string | null }) {
  const [value, setValue] = useState('');
  return (
    <>
      <output>{value}</output>
      <StakeKeypad value={value} onChange={setValue} quick={['100', '1000', '99999']} max={max} />
    </>
  );
}

describe('amount field', () => {
  test('[R5-4] a third decimal is refused at the keystroke and said', async () => {
    render(<Amount />);
    const field = screen.getByLabelText('金额');
    await userEvent.type(field, '12.345');
    expect(field).toHaveValue('12.34');
    expect(screen.getByRole('alert')).toHaveTextContent('金额最多保留两位小数');
  });

  test('[R5-4] letters never enter', async () => {
    render(<Amount />);
    await userEvent.type(screen.getByLabelText('金额'), '1e5-x');
    expect(screen.getByLabelText('金额')).toHaveValue('15');
  });

  test.each(['1e5', '-5', '1,000', '1.005', '一百'])(
    'a paste of %s is refused visibly and keeps the old value (B18)',
    (text) => {
      render(<Amount />);
      const field = screen.getByLabelText('金额');
      fireEvent.change(field, { target: { value: '20' } });
      fireEvent.paste(field, { clipboardData: { getData: () => text } });
      expect(field).toHaveValue('20');
      expect(screen.getByRole('alert')).toHaveTextContent('请粘贴纯数字金额');
    },
  );

  test('a plain amount can be pasted', () => {
    render(<Amount />);
    fireEvent.paste(screen.getByLabelText('金额'), { clipboardData: { getData: () => ' 100.5 ' } });
    expect(screen.getByLabelText('金额')).toHaveValue('100.50');
  });
});

describe('stake keypad', () => {
  test('digits, dot and delete', async () => {
    render(<Keypad />);
    for (const name of ['1', '2', '小数点', '5', '0', '9'])
      await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByText('12.50')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '删除一位' }));
    expect(screen.getByText('12.5')).toBeVisible();
  });

  test('quick amounts and 最大 fill in; without a limit 最大 is off', async () => {
    const { rerender } = render(<Keypad />);
    await userEvent.click(screen.getByRole('button', { name: '1000' }));
    expect(screen.getByRole('status')).toHaveTextContent('1000');
    await userEvent.click(screen.getByRole('button', { name: '最大' }));
    expect(screen.getByRole('status')).toHaveTextContent('5000');
    rerender(<Keypad max={null} />);
    expect(screen.getByRole('button', { name: '最大' })).toBeDisabled();
  });

  test('a dot first becomes 0.', () => {
    expect(pressAmountKey('', '.').text).toBe('0.');
    expect(pressAmountKey('1.2', '.').text).toBe('1.2');
  });
});
