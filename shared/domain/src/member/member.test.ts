import fc from 'fast-check';
import { law } from '../laws.fixture';
import { isVerified, isVip, mergeMember } from './merge';

describe('member info', () => {
  test('[R3.1-1] the newer record wins where it says anything, field by field inside its parts', () => {
    const older = {
      firstName: '旧',
      email: 'a@b.c',
      isVIP: false,
      failTimes: 0,
      address: { city: '上海', zipCode: '200000' },
      contacts: [1, 2],
    };
    const newer = {
      firstName: '新',
      email: '',
      isVIP: true,
      dob: null,
      address: { city: '北京', zipCode: null },
      contacts: [3],
    };
    expect(mergeMember(older, newer)).toEqual({
      firstName: '新',
      email: 'a@b.c',
      isVIP: true,
      failTimes: 0,
      dob: null,
      address: { city: '北京', zipCode: '200000' },
      contacts: [3],
    });
  });
  test('[R3.1-1] false and 0 say something', () => {
    expect(mergeMember({ isVIP: true, failTimes: 3 }, { isVIP: false, failTimes: 0 })).toEqual({
      isVIP: false,
      failTimes: 0,
    });
  });
  test('[R3.1-1] a part that became a text is taken as it is', () => {
    expect(mergeMember({ address: { city: 'x' } }, { address: 'y' })).toEqual({ address: 'y' });
    expect(mergeMember({ address: 'y' }, { address: { city: 'x' } })).toEqual({
      address: { city: 'x' },
    });
    expect(mergeMember({ address: [1] }, { address: { city: 'x' } })).toEqual({
      address: { city: 'x' },
    });
  });
  test('names that would reach a prototype are dropped', () => {
    const hostile = JSON.parse(
      '{"__proto__":{"isVIP":true},"constructor":1,"prototype":2,"a":{"__proto__":{"x":1}}}',
    ) as Record<string, unknown>;
    const merged = mergeMember(hostile, hostile);
    expect(Object.keys(merged)).toEqual(['a']);
    expect(({} as { isVIP?: boolean }).isVIP).toBeUndefined();
  });
  test('[R3.1-1] merging with nothing changes nothing, merging with itself neither', () => {
    law(
      fc.property(
        fc.dictionary(
          fc.string().filter((name) => !['__proto__', 'constructor', 'prototype'].includes(name)),
          fc.oneof(fc.string(), fc.integer(), fc.boolean()),
        ),
        (half) => {
          const same = JSON.stringify(Object.entries(half).sort());
          return (
            JSON.stringify(Object.entries(mergeMember(half, {})).sort()) === same &&
            JSON.stringify(Object.entries(mergeMember(half, half)).sort()) === same &&
            JSON.stringify(Object.entries(mergeMember({}, half)).sort()) === same
          );
        },
      ),
    );
  });
  test('[R6-3][R1-1] only the flag itself makes a VIP', () => {
    expect([
      isVip({ isVIP: true }),
      isVip({ isVIP: 'true' }),
      isVip({ isVIP: 1 }),
      isVip({}),
    ]).toEqual([true, false, false, false]);
    expect([
      isVerified('Verified'),
      isVerified('verified'),
      isVerified(true),
      isVerified(null),
    ]).toEqual([true, false, false, false]);
  });
});
