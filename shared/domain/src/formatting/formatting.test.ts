import fc from 'fast-check';
import { law } from '../laws.fixture';
import { countdownDigits } from './countdown';
import { formatDateTime } from './date';
import { dayKey } from './day';
import { maskName, maskTail } from './mask';
import { cleanDescription } from '../errors/description';

describe('masking', () => {
  test('[R5-5] the last three stay, length stays, and a short value is never shown whole', () => {
    expect([maskTail('member01'), maskTail('abc'), maskTail('a'), maskTail('')]).toEqual([
      '*****r01',
      '*bc',
      '*',
      '',
    ]);
    law(
      fc.property(
        fc.string({ minLength: 1, unit: 'grapheme' }),
        (value) =>
          [...maskTail(value)].length === [...value].length && maskTail(value).startsWith('*'),
      ),
    );
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
    expect([90_061_000, -5, 1].map((ms) => countdownDigits(ms).join(':'))).toEqual([
      '1:01:01:01',
      '0:00:00:00',
      '0:00:00:01',
    ]);
  });
});

describe('server words', () => {
  test('server words lose control and bidi characters and are cut by code point (B17)', () => {
    expect(cleanDescription('余额\u0000不\u202E足\n')).toBe('余额不足');
    expect([...(cleanDescription('好'.repeat(500)) ?? '')]).toHaveLength(200);
    expect([cleanDescription(''), cleanDescription(5), cleanDescription('\u200b')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
