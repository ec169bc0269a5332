import fc from 'fast-check';
import { law } from '../laws.fixture';
import { queryValue } from './query';

test.each([
  ['?id=5&x=1', 'id', '5'],
  ['id=5', 'id', '5'],
  ['?x=1', 'id', null],
  ['', 'id', null],
  ['?id', 'id', ''],
  ['?id=', 'id', ''],
  ['?id=a%20b+c', 'id', 'a b c'],
  ['?id=1&id=2', 'id', '1'],
  ['?%69d=7', 'id', '7'],
  ['?id=%E0%A4%A', 'id', ''],
  ['?=1', '', null],
  ['?id=a=b', 'id', 'a=b'],
])('[R2.3-6] in %j, %s is %j', (search, name, expected) => {
  expect(queryValue(search, name)).toBe(expected);
});

test('[R2.3-6] what a browser writes is read back', () => {
  law(
    fc.property(
      fc.string({ minLength: 1, maxLength: 20 }),
      fc.string({ maxLength: 30 }),
      (name, value) => {
        const search = `?a=1&${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
        return name === 'a' || queryValue(search, name) === value;
      },
    ),
  );
});
