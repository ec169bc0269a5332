import fc from 'fast-check';
import { besideLogin, readReturnPlace } from './return-place';

const of = (search: string, kept: Parameters<typeof readReturnPlace>[1] = null) =>
  readReturnPlace(new URLSearchParams(search), kept);

test('[R2.3-1] the asked page wins, the marker says where it comes from', () => {
  expect(of('from=helpcenter')).toEqual({ to: '/CustomerService', marker: 'helpcenter' });
  expect(of('from=sports&fromUrl=%2FTransactionRecord%2F')).toEqual({
    to: '/TransactionRecord/',
    marker: 'sports',
  });
  expect(of('')).toEqual({ to: null, marker: null });
});

test('[R2.4-1] a marker that the landing left counts where the address has none', () => {
  expect(of('', 'promotions')).toEqual({ to: '/Promotions', marker: 'promotions' });
  expect(of('from=deposit', 'promotions').to).toBe('/DepositVerify');
});

test('[R2.3-1] foreign markers and addresses are ignored', () => {
  expect(of('from=https://evil.example').to).toBeNull();
  expect(of('from=sports&from=app').marker).toBeNull();
  fc.assert(
    fc.property(fc.string(), fc.string(), (from, fromUrl) => {
      const { to } = of(new URLSearchParams({ from, fromUrl }).toString());
      return (
        to === null ||
        (to.startsWith('/') &&
          new URL(to, 'https://site.example').origin === 'https://site.example')
      );
    }),
  );
});

test('the forms beside the login keep the way back and nothing else', () => {
  expect(besideLogin('/Register', new URLSearchParams('a=1&fromUrl=%2FMe&from=app'))).toBe(
    '/Register?fromUrl=%2FMe&from=app',
  );
  expect(besideLogin('/Register', new URLSearchParams('a=1'))).toBe('/Register');
});
