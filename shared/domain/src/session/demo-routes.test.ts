import fc from 'fast-check';
import { law } from '../laws.fixture';
import { canonicalPath, isDemoRoute } from './demo-routes';

const DEMO_ROUTES = [
  '/sbtwo/sports-im-demo',
  '/sbtwo/sports-bti-demo',
  '/sbtwo/sports-saba-demo',
] as const;

test('[R2.2-3] the demo boards are known in every spelling', () => {
  for (const route of DEMO_ROUTES) {
    for (const path of [
      route,
      `${route}/`,
      route.toUpperCase(),
      route.replace('/sports', '//sports'),
      route.replace('-demo', '%2Ddemo'),
      `${route}/event/1`,
      route.replace('/sports', '/./sports'),
      route.replace('/sports', '\\sports'),
    ]) {
      expect([path, isDemoRoute(path)]).toEqual([path, true]);
    }
  }
});

test('[R2.2-3] nothing else is one', () => {
  expect(
    [
      '/sbtwo/sports-im',
      '/sbtwo/sports-im-demos',
      '/sports-im-demo',
      '/',
      '',
      '/sbtwo/%E0%A4%A',
      '/x/sbtwo/sports-im-demo',
    ].map(isDemoRoute),
  ).toEqual([false, false, false, false, false, false, false]);
});

test('[R2.2-3] what a path is compared as does not depend on slashes, dots or letters', () => {
  const part = fc.constantFrom('sbtwo', 'Sports-IM-demo', 'a', '..', 'x%2dy');
  law(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('/', '//', '/./'),
      (parts, slash) => {
        const plain = canonicalPath(`/${parts.join('/')}`);
        return (
          canonicalPath(`${slash}${parts.join(slash)}/`) === plain &&
          canonicalPath(plain.toUpperCase()) === plain
        );
      },
    ),
  );
});
