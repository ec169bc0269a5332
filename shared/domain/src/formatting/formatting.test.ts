import fc from 'fast-check';
import { formatCountdown } from './countdown';
import { dayKey, formatDateTime } from './date';
import { maskName, maskTail } from './mask';
import { cleanDescription } from '../errors/description';
import { resolveError } from '../errors/catalogue';

describe('masking', () => {
  test('[R5-5] the last three stay, length stays, and a short value is never shown whole', () => {
    expect([maskTail('member01'), maskTail('abc'), maskTail('a'), maskTail('')]).toEqual(['*****r01', '*bc', '*', '']);
    fc.assert(fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (value) => [...maskTail(value)].length === [...value].length && maskTail(value).startsWith('*')));
  });

  test('[R5-5] a name keeps its first and hides its second character', () => {
    expect([maskName('张三丰'), maskName('张三'), maskName('张')]).toEqual(['张*丰', '张*', '*']);
  });
});

describe('dates', () => {
  test('[R9-1] shown in UTC+8 as YYYY/MM/DD HH:mm, whatever the device says', () => {
    const at = Date.UTC(2026, 11, 31, 16, 30);
    expect([formatDateTime(at), dayKey(at)]).toEqual(['2027/01/01 00:30', '2027-01-01']);
  });

  test('[R9-1] countdown as days:hours:minutes:seconds, never negative', () => {
    expect([formatCountdown(90_061_000), formatCountdown(-5), formatCountdown(1)]).toEqual(['01:01:01:01', '00:00:00:00', '00:00:00:01']);
  });
});

describe('errors', () => {
  const context = { signedIn: true, mainGateway: true };
  const api = (code: string, description = '') => ({ kind: 'api' as const, code, description, status: 400 });

  test('[R8-1] session codes end the session and lead to the login', () => {
    expect(resolveError(api('GEN0006'), context).map((effect) => effect.do)).toEqual(['toast', 'endSession', 'go']);
    expect(resolveError(api('MEM00145'), context)).toEqual([{ do: 'go', to: '/restrict' }]);
  });

  test('[R8-2] silent codes do nothing, also the P1 family', () => {
    expect([resolveError(api('MEM00059'), context), resolveError(api('P100123'), context)]).toEqual([[], []]);
  });

  test('[R8-4] only the main gateway ends a session with 503', () => {
    const http = { kind: 'http' as const, status: 503 };
    expect(resolveError(http, context).map((effect) => effect.do)).toContain('endSession');
    expect(resolveError(http, { ...context, mainGateway: false }).map((effect) => effect.do)).not.toContain('endSession');
  });

  test('server words lose control and bidi characters and are cut by code point (B17)', () => {
    expect(cleanDescription('余额\u0000不\u202E足\n')).toBe('余额不足');
    expect([...(cleanDescription('好'.repeat(500)) ?? '')]).toHaveLength(200);
    expect([cleanDescription(''), cleanDescription(5), cleanDescription('\u200b')]).toEqual([null, null, null]);
  });
});
