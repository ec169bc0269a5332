import fc from 'fast-check';
import { law } from '../laws.fixture';
import { readDeeplink, readMemberInfo, readServerUrl } from './stored';

const INFO = {
  memberCode: 'M1',
  userName: '***r01',
  currency: 'CNY',
  isVip: false,
  revalidate: false,
  loginOtp: true,
  cohorts: ['vip'],
};

describe('what the browser kept', () => {
  test('[R3.3-1] a deeplink names a vendor and three numbers, nothing else', () => {
    expect(
      readDeeplink({ vendor: 'IM', sid: '1', eid: '123456789012345678', lid: '9', more: 'x' }),
    ).toEqual({ vendor: 'IM', sid: '1', eid: '123456789012345678', lid: '9' });
    for (const bad of [
      null,
      'IM',
      [],
      {},
      { vendor: 'XX', sid: '1', eid: '1', lid: '1' },
      { vendor: 'IM', sid: '-1', eid: '1', lid: '1' },
      { vendor: 'IM', sid: '1', eid: '../x', lid: '1' },
      { vendor: 'IM', sid: '1', eid: '1'.repeat(19), lid: '1' },
      { vendor: 'IM', sid: 1, eid: '1', lid: '1' },
      { vendor: 'IM', sid: '1', eid: '1' },
    ])
      expect(readDeeplink(bad)).toBeNull();
  });
  test('[R3.3-1] member info keeps its subset and drops personal data', () => {
    expect(readMemberInfo({ ...INFO, email: 'a@b.c', phoneNumber: '13800000000' })).toEqual(INFO);
    for (const bad of [
      null,
      1,
      [],
      {},
      { ...INFO, memberCode: '<b>' },
      { ...INFO, isVip: 1 },
      { ...INFO, userName: 'x'.repeat(65) },
      { ...INFO, currency: null },
      { ...INFO, loginOtp: 'true' },
    ]) {
      expect(readMemberInfo(bad)).toBeNull();
    }
  });
  test('cohorts are short words; a session from before them goes on without', () => {
    const kept = (cohorts: unknown) => readMemberInfo({ ...INFO, cohorts })?.cohorts;
    expect([kept(undefined), kept('vip'), kept(['vip', 1, 'x'.repeat(33), 'new'])]).toEqual([
      null,
      null,
      ['vip', 'new'],
    ]);
  });
  test('[R3.3-1] a server address is one of the list, letter by letter', () => {
    const allowed = ['https://site.example'];
    expect(readServerUrl('https://site.example', allowed)).toBe('https://site.example');
    for (const bad of [
      'https://site.example.evil',
      'https://site.example/',
      'http://site.example',
      '',
      'https://evil.example',
    ])
      expect(readServerUrl(bad, allowed)).toBeNull();
  });
  test('[R3.3-1] no kept value at all makes a reader throw or give more than it promised', () => {
    law(
      fc.property(fc.anything(), fc.string(), (value, text) => {
        const link = readDeeplink(value);
        const info = readMemberInfo(value);
        return (
          (link === null || Object.keys(link).length === 4) &&
          (info === null || Object.keys(info).length === 7) &&
          readServerUrl(text, []) === null
        );
      }),
    );
  });
});
