import { FIRST_RAMP, isShare, rampOrder } from './ramp-order';

test('words are separated by what people type, and codes of members are named as such', () => {
  expect(
    rampOrder('sports', '1.0.0_aaaaaaa', {
      percent: '0',
      include: ' staff， share:5',
      includeMembers: 'M1\n\n M2 \n',
      exclude: 'vip,new',
      excludeMembers: '',
    }),
  ).toEqual({
    verb: 'canary',
    name: 'sports',
    version: '1.0.0_aaaaaaa',
    percent: 0,
    auto: true,
    include: ['staff', 'share:5', 'member:M1', 'member:M2'],
    exclude: ['vip', 'new'],
  });
});

test('without a name the plan is the one of the command without names', () => {
  const order = rampOrder('sports', '1.0.0_aaaaaaa', FIRST_RAMP);
  expect(order).toMatchObject({ percent: 1 });
  expect(Object.keys(order)).not.toContain('include');
  expect(Object.keys(order)).not.toContain('exclude');
});

test.each([
  ['0', true],
  ['2.5', true],
  ['100', true],
  ['', false],
  ['101', false],
  ['-1', false],
  ['many', false],
])('"%s" as a share: %s', (text, good) => {
  expect(isShare(text)).toBe(good);
});
