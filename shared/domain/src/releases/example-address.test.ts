import { exampleOf, fitsPattern } from './example-address';

test.each([
  ['/lucky', undefined, '/lucky'],
  ['/', undefined, '/'],
  ['/lottery/*', undefined, '/lottery'],
  ['/lottery/*', '/lottery/results', '/lottery/results'],
  ['/*', undefined, '/'],
  ['/draw/:id', undefined, null],
  ['/draw/:id/*', undefined, null],
  ['/draw/:id', '/draw/7', '/draw/7'],
])('%s with the example %s is opened at %s', (path, example, address) => {
  expect(exampleOf({ path, example })).toBe(address);
});

test.each([
  ['/lottery/*', '/lottery', true],
  ['/lottery/*', '/Lottery/a/b', true],
  ['/lottery/*', '/lotteryx', false],
  ['/draw/:id', '/draw/7', true],
  ['/draw/:id', '/draw', false],
  ['/draw/:id', '/draw/7/8', false],
  ['/draw/:id', '/draw/', false],
  ['/lucky', '/lucky?x=1', false],
  ['/lucky', '//evil.example', false],
])('%s and %s: %s', (path, address, fits) => {
  expect(fitsPattern(path, address)).toBe(fits);
});
