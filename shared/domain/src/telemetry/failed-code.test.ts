import { failedCode, placesOf, withoutTries } from './failed-code';
import { scrubHead } from './scrub';

const AT = 'https://m.example/cn/mobile/_mf/remotes';
const STACK = `TypeError: x is not a function
    at Slip (${AT}/sports/1.8.1_9f3c2ab/731.0a1b2c3d4e.js:1:23456)
    at t (${AT}/host/5.1.0_aaaaaaa/main.0123456789.js?r=1:2:7)
    at https://other.example/app.js:1:1`;

test('the innermost release of a stack is the one that failed, with its build', () => {
  expect(failedCode(STACK)).toEqual({
    part: 'sports',
    version: '1.8.1_9f3c2ab',
    build: '9f3c2ab',
  });
  expect(failedCode('Error: no\n at https://other.example/app.js:1:1')).toBeNull();
});

test('the places are still there after what leaves the page was cleaned', () => {
  const places = placesOf(scrubHead(withoutTries(STACK), 8_000));
  expect(places.map(({ file, line, column }) => [file, line, column])).toEqual([
    ['731.0a1b2c3d4e.js', 1, 23_456],
    ['main.0123456789.js', 2, 7],
  ]);
  // Safari and Firefox write them without words.
  expect(placesOf(`b@${AT}/wallet/1.0.0_abcdef0/x.js:3:4`)).toHaveLength(1);
});
