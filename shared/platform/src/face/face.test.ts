import { BehaviorSubject } from 'rxjs';
import { CAPABILITIES } from '@site/domain/releases/capabilities';
import { closedOf, leaksOf } from './attempts';
import { createFace } from './create-face';
import { CapabilityError } from './holder';
import { sealedStream } from './seal';
import { kept, site } from './face.fixture';

test('[R6-1] a face without capabilities has the ground that every part stands on, plain and frozen, and nothing else', () => {
  const face = createFace(site(), { name: 'season_x', capabilities: [] });
  expect(Object.keys(face).toSorted()).toEqual([
    'bus',
    'clock',
    'environment',
    'navigator',
    'preview',
    'seasons',
    'session',
    'supportCode',
    'toast',
  ]);
  expect(Object.keys(face.session).toSorted()).toEqual(['moneyReady', 'reloadMember', 'state']);
  expect([
    Object.getPrototypeOf(face),
    Object.isFrozen(face),
    Object.isFrozen(face.session),
    Object.isFrozen(face.session.state),
  ]).toEqual([Object.prototype, true, true, true]);
});

test('whatever is declared, alone or together, what was not is refused and what was is there', async () => {
  for (const capabilities of [[], [...CAPABILITIES], ...CAPABILITIES.map((one) => [one])]) {
    const request = { name: 'keno', capabilities };
    expect([capabilities, await leaksOf(request), await closedOf(request)]).toEqual([
      capabilities,
      [],
      [],
    ]);
  }
});

test('the attempts notice the whole platform handed over, as it was before: every capability and forty acts pass', async () => {
  const leaks = await leaksOf({ name: 'keno', capabilities: [] }, (whole) => whole);
  expect(leaks).toEqual(
    expect.arrayContaining([
      ...CAPABILITIES,
      'reads the token',
      'writes a token',
      'calls /api/Auth/Login',
    ]),
  );
  expect(leaks.length).toBeGreaterThan(CAPABILITIES.length + 30);
});

test('in development a port that was not declared names the line that is missing', () => {
  const face = createFace(site(), { name: 'keno', capabilities: ['money:claim'], explain: true });
  expect(() => face.storage).toThrow(
    'remote keno uses storage: add "storage" to "capabilities" in its remote.json',
  );
  expect(() =>
    face.money.run({
      kind: 'transfer',
      summary: '',
      payload: '',
      submit: () => new Promise(() => undefined),
    }),
  ).toThrow(CapabilityError);
});

test('a key that reads differently the second time gains nothing', () => {
  kept.set('memberToken', 'secret');
  const face = createFace(site(), { name: 'keno', capabilities: ['storage'] });
  let reads = 0;
  const shifty = {
    place: 'local' as const,
    clearOn: 'never' as const,
    parse: (text: string) => text,
    format: (text: string) => text,
    get name() {
      reads += 1;
      return reads > 1 ? 'memberToken' : 'keno/x';
    },
  };
  expect(face.storage.read(shifty)).toBeNull();
  const listed = { ...shifty, name: ['keno/x'] as unknown as string };
  expect(() => face.storage.read(listed)).toThrow(CapabilityError);
});

test('names from before the rule stay readable to their owner, and to nobody else', () => {
  kept.set('theme', 'dark');
  const read = (name: string): unknown => {
    const key = {
      name: 'theme',
      place: 'local' as const,
      clearOn: 'never' as const,
      parse: (text: string) => text,
      format: (text: string) => text,
    };
    return createFace(site(), { name, capabilities: ['storage'] }).storage.read(key);
  };
  expect(read('wallet')).toBe('dark');
  expect(() => read('sports')).toThrow(CapabilityError);
});

test('what stands behind a stream cannot be reached from it, and it still tells, ends and is left', () => {
  const subject = new BehaviorSubject(1);
  const received: number[] = [];
  const stream = sealedStream(<T>(value: T) => value, subject.asObservable());
  const subscription = stream.subscribe((value) => received.push(value));
  subject.next(2);
  subscription.unsubscribe();
  subject.next(3);
  expect([received, (stream as { source?: unknown }).source, subject.observed]).toEqual([
    [1, 2],
    undefined,
    false,
  ]);
});
