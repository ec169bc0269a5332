import { MODULE_SHAPES } from '@site/domain/releases/bus-shapes';
import type { RemoteModule } from './read-remote';

test('the shape of what a remote exposes is that of its type', () => {
  const whole: Required<RemoteModule<never>> = {
    name: 'keno',
    pages: {},
    slots: {},
    boot: () => () => undefined,
  };
  expect(
    Object.fromEntries(
      Object.entries(MODULE_SHAPES['./remote']).map(([name, kind]) => [
        name.replace('?', ''),
        kind,
      ]),
    ),
  ).toEqual(Object.fromEntries(Object.entries(whole).map(([name, value]) => [name, typeof value])));
});
