import { discoverParts, partOf } from './parts';
import { flavourMark, flavourOf, surfaceFor } from './flavour';

const pathsOf = (surface: unknown): string[] =>
  (surface as { routes: { path: string }[] }).routes.map(({ path }) => path);

test('[R2.2-3] a build for live has no demo board in its surface and another name; one for staging has all three with their matches', () => {
  const sports = partOf('sports');
  const live = flavourOf({ SITE_ENV: 'live' });
  expect(pathsOf(surfaceFor(sports.surface, live)).filter((path) => path.includes('demo'))).toEqual(
    [],
  );
  // A board and a match each.
  expect(
    pathsOf(surfaceFor(sports.surface, flavourOf({}))).filter((path) => path.includes('demo')),
  ).toHaveLength(6);
  expect([flavourMark(sports, live), flavourMark(sports, flavourOf({}))]).toEqual(['l', '']);
});

test('[C-35] the panel of the squads is in development builds of the host only', () => {
  expect(
    discoverParts()
      .map((part) => [part.name, flavourMark(part, flavourOf({}, true))])
      .filter(([, mark]) => mark !== ''),
  ).toEqual([['host', 't']]);
  expect(
    discoverParts()
      .map((part) => flavourMark(part, flavourOf({ SITE_ENV: 'staging' })))
      .join(''),
  ).toBe('');
});
