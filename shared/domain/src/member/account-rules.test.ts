import { birthCheck, fitsAccountRule, type AccountRule } from './account-rules';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');

describe('account rules', () => {
  test.each([
    [
      'userName',
      ['member01', 'abcdef', 'a234567890123456'],
      ['abcde', 'Member01', '1member', 'a2345678901234567', 'mem ber', ''],
    ],
    [
      'password',
      ['abc123', 'Passw0rd!', `a1${'x'.repeat(18)}`],
      ['abc12', 'abcdef', '123456', 'abc 123', `a1${'x'.repeat(19)}`, '密码abc123'],
    ],
    [
      'phone',
      ['13800138000', '19912345678'],
      ['12800138000', '1380013800', '138001380000', '+8613800138000', ''],
    ],
    [
      'email',
      ['a@b.cn', 'first.last@mail.example'],
      ['a@b', 'a b@c.cn', '@b.cn', 'a@b.c', 'a@<b>.cn', 'a@b.cn '],
    ],
    ['name', ['王小明', '阿卜杜拉·买买提', 'Li Na'], ['王', '王1', '王<b>', 'x'.repeat(31)]],
    [
      'identityCard',
      ['11010519491231002X', '11010519491231002x'],
      ['110105194912310021', '1101051949123100', '11010519491231002XX', 'X10105194912310021'],
    ],
    ['zipCode', ['200000'], ['20000', '2000000', '2o0000']],
  ] as [AccountRule, string[], string[]][])('%s', (rule, good, bad) => {
    expect(good.filter((value) => !fitsAccountRule(rule, value))).toEqual([]);
    expect(bad.filter((value) => fitsAccountRule(rule, value))).toEqual([]);
  });

  test('the eighteenth birthday begins at 00:00 +08:00', () => {
    expect(birthCheck('2008-11-21', NOON)).toBe('adult');
    expect(birthCheck('2008-11-22', NOON)).toBe('tooYoung');
    expect(birthCheck('2008-11-22', Date.parse('2026-11-22T00:00:00+08:00') - 1)).toBe('tooYoung');
    expect(birthCheck('2008-11-22', Date.parse('2026-11-22T00:00:00+08:00'))).toBe('adult');
    expect(birthCheck('2008-02-29', Date.parse('2026-03-01T00:00:00+08:00') - 1)).toBe('tooYoung');
    expect(birthCheck('2008-02-29', Date.parse('2026-03-01T00:00:00+08:00'))).toBe('adult');
    for (const text of [
      '2000-02-30',
      '2000-13-01',
      '1899-12-31',
      '2000-1-1',
      '20000101',
      '',
      'x2000-01-01',
      '2000-01-01x',
    ])
      expect([text, birthCheck(text, NOON)]).toEqual([text, 'noDate']);
  });
});
