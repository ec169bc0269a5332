import fc from 'fast-check';
import { payerName } from './payer-name';

test.each([
  ['王小明', { sent: '王小明', shown: '王*明' }],
  [' 李雷 ', { sent: '李雷', shown: '李*' }],
  ['王*明', null],
  ['  ', null],
  ['', null],
  [null, null],
  [undefined, null],
])('[R5-5] of the name %p: %p', (name, expected) => {
  expect(payerName(name)).toEqual(expected);
});

test('[R5-5] what is shown never is what is sent', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (name) => {
      const payer = payerName(name);
      expect(payer === null || (payer.shown !== payer.sent && payer.shown.includes('*'))).toBe(
        true,
      );
    }),
  );
});
