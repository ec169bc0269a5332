import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { OtpField, otpDigits } from './OtpField';

function Code() {
  const [code, setCode] = useState('');
  return <OtpField value={code} onChange={setCode} />;
}

test('[C-26] a code is one field to the keyboard: a whole message can be pasted, letters never enter, six digits at most', () => {
  render(<Code />);
  const field = screen.getByLabelText('验证码');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  fireEvent.change(field, { target: { value: '【玉衡体育】验证码 654321，5 分钟内有效' } });
  expect(field).toHaveValue('654321');
  expect([otpDigits('12 34'), otpDigits('x'), otpDigits('1234567')]).toEqual([
    '1234',
    '',
    '123456',
  ]);
});
