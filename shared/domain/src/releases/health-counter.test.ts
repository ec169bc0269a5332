import { healthCounter, type LoadReport } from './health-counter';
import { HaltAbove, mustHalt, rampHold } from './ramp';
import { english } from './sentence';

const record = (over: Partial<LoadReport> = {}): LoadReport => ({
  remote: 'sports',
  version: '1.0.0_aaaaaaa',
  phase: 'done',
  fault: null,
  ms: 100,
  recovered: false,
  ...over,
});

const KEY = 'sports@1.0.0_aaaaaaa';
const all = (): boolean => true;
const threw = record({ phase: 'evaluate', fault: 'threw' });
const network = (over: Partial<LoadReport> = {}): LoadReport =>
  record({ phase: 'entry', fault: 'network', ...over });
const addressOf = (at: number): string => `10.0.${at >> 8}.${at & 255}`;

test('loads, failures, recoveries, classes and the time of three quarters are counted by version', () => {
  const health = healthCounter(() => 0);
  for (let at = 1; at <= 40; at += 1) health.add([record({ ms: at * 10 })], addressOf(at), all);
  health.add(
    [network(), record({ phase: 'shadow' }), record({ phase: 'shadow', fault: 'network' })],
    'a',
    all,
  );
  health.add([threw, record({ version: null, fault: 'killed', phase: 'resolve' })], 'b', all);
  health.add([record({ recovered: true, ms: 410 })], 'c', all);
  expect(health.view()).toEqual({
    [KEY]: {
      loads: 43,
      failures: 2,
      recovered: 1,
      p75: 310,
      faults: { network: 1, threw: 1 },
      shadow: { checks: 2, failures: 1 },
    },
  });
});

test('a counter goes on where another one ended, also through text', () => {
  const first = healthCounter(() => 0);
  first.add([record({ ms: 100 }), network(), threw], 'a', all);
  first.add([record({ phase: 'shadow', fault: 'network' })], 'b', all);
  const text = JSON.stringify(first.keep());
  const next = healthCounter(() => 0, JSON.parse(text) as ReturnType<typeof first.keep>);
  expect(next.view()).toEqual(first.view());
  next.add([record({ ms: 300 })], 'c', all);
  expect(next.view()[KEY]).toMatchObject({
    loads: (first.view()[KEY]?.loads ?? 0) + 1,
    p75: 300,
  });
});

describe('one machine', () => {
  const limit = HaltAbove;

  test.each(['203.0.113.7', '2001:db8:1:2::5'])(
    'cannot halt a ramp, however long and fast %s tells of failures',
    (address) => {
      let now = 0;
      const health = healthCounter(() => now);
      for (let at = 0; at < limit.minLoads; at += 1) health.add([record()], addressOf(at), all);
      for (let minute = 0; minute < 600; minute += 1) {
        now += 60_000;
        for (let at = 0; at < 20; at += 1)
          health.add(
            Array.from({ length: 20 }, () => threw),
            address,
            all,
          );
      }
      const counts = health.view()[KEY];
      expect(counts).toMatchObject({ loads: 202, failures: 2 });
      expect(mustHalt(counts ?? { loads: 0, failures: 0 }, limit)).toBe(false);
    },
  );

  test('has one voice in its whole network of version 6, and the same one in both forms of version 4', () => {
    const health = healthCounter(() => 0);
    for (const address of [
      '2001:db8:1:2::5',
      '2001:db8:1:2:ffff:1:2:3',
      '2001:db8:1:2:0:0:0:9',
      '198.51.100.4',
      '::ffff:198.51.100.4',
      '198.51.100.4',
    ])
      health.add([threw], address, all);
    expect(health.view()[KEY]?.failures).toBe(4);
    health.add([threw], '2001:db8:1:3::5', all);
    expect(health.view()[KEY]?.failures).toBe(5);
  });

  test('cannot free a bad version with good news either, and speaks for itself again the next day', () => {
    let now = 0;
    const health = healthCounter(() => now);
    for (let at = 0; at < 5_000; at += 1) health.add([record()], 'one', all);
    expect(health.view()[KEY]?.loads).toBe(1_000);
    now = 86_400_000;
    health.add([record()], 'one', all);
    expect(health.view()[KEY]?.loads).toBe(1_001);
  });

  test('may tell as much of every version', () => {
    const health = healthCounter(() => 0);
    for (const version of ['1.0.0_aaaaaaa', '1.0.0_bbbbbbb'])
      health.add(
        Array.from({ length: 20 }, () => record({ ...threw, version })),
        'one',
        all,
      );
    expect(Object.values(health.view()).map(({ failures }) => failures)).toEqual([2, 2]);
  });

  test('can hold no ramp by checks in vain: it has one', () => {
    const health = healthCounter(() => 0);
    for (let at = 0; at < 10; at += 1)
      health.add([record({ phase: 'shadow' })], addressOf(at), all);
    for (let at = 0; at < 10; at += 1)
      health.add([record({ phase: 'shadow', fault: 'network' })], 'one', all);
    expect(health.view()[KEY]?.shadow).toEqual({ checks: 11, failures: 1 });
  });
});

test('an address that hides everybody passes on no version that fails: it is heard up to its failures, and they are no more than their share', () => {
  const health = healthCounter(() => 0);
  for (let at = 0; at < 400; at += 1) health.add([at % 2 === 0 ? record() : threw], 'proxy', all);
  const counts = health.view()[KEY];
  expect(counts).toMatchObject({ loads: 4, failures: 2 });
  expect(
    english(
      rampHold(counts ?? { loads: 0, failures: 0 }, {
        heldMs: 3_600_000,
        loadsBefore: 0,
        failuresBefore: 0,
        failRate: 0.01,
      }) ?? '',
    ),
  ).toBe('only 4 of 200 loads seen at this share');
});

test('a bad version is halted by the members it fails', () => {
  const health = healthCounter(() => 0);
  for (let at = 0; at < 200; at += 1)
    health.add([at % 20 === 0 ? threw : record()], addressOf(at), all);
  expect(mustHalt(health.view()[KEY] ?? { loads: 0, failures: 0 }, HaltAbove)).toBe(true);
});

describe('names that somebody made up', () => {
  const isKnown = (key: string): boolean => key === KEY;

  test('are not counted, and push out nothing that is', () => {
    const health = healthCounter(() => 0);
    health.add([record()], 'a', isKnown);
    for (let at = 0; at < 1_000; at += 1)
      health.add(
        [record({ version: `9.9.9_${String(at).padStart(7, '0')}` })],
        addressOf(at),
        isKnown,
      );
    expect(Object.keys(health.view())).toEqual([KEY]);
  });

  test('versions that left the site make room for those of now', () => {
    const health = healthCounter(() => 0);
    health.add([record()], 'a', all);
    for (let at = 0; at < 250; at += 1)
      health.add(
        [record({ version: `1.0.${at}_bbbbbbb` })],
        addressOf(at),
        (key) => key === KEY || key === `sports@1.0.${at}_bbbbbbb`,
      );
    expect(Object.keys(health.view()).length).toBeLessThanOrEqual(200);
    expect(health.view()[KEY]?.loads).toBe(1);
  });

  test('classes without end are one class', () => {
    const health = healthCounter(() => 0);
    for (let at = 0; at < 100; at += 1)
      health.add([record({ phase: 'evaluate', fault: `made-up-${at}` })], addressOf(at), all);
    expect(Object.keys(health.view()[KEY]?.faults ?? {})).toHaveLength(25);
    expect(health.view()[KEY]).toMatchObject({ failures: 100, faults: { other: 76 } });
  });
});

describe('what failed on the way', () => {
  test('and was made good by a further try of the page is no failure of the version; its class and the recovery are counted', () => {
    const health = healthCounter(() => 0);
    health.add([network(), network({ phase: 'release' }), record({ recovered: true })], 'a', all);
    expect(health.view()[KEY]).toMatchObject({
      loads: 1,
      failures: 0,
      recovered: 1,
      faults: { network: 2 },
    });
  });

  test('and the page says it was made good counts so without its load beside it', () => {
    const health = healthCounter(() => 0);
    health.add([network({ recovered: true })], 'a', all);
    expect(health.view()[KEY]).toMatchObject({
      loads: 0,
      failures: 0,
      recovered: 0,
      faults: { network: 1 },
    });
  });

  test('and never came, or only in another version, is one failure of one load', () => {
    const health = healthCounter(() => 0);
    health.add(
      [network(), network(), network(), record({ version: '0.9.0_bbbbbbb', recovered: true })],
      'a',
      all,
    );
    expect(health.view()[KEY]).toMatchObject({ loads: 1, failures: 1, faults: { network: 3 } });
    expect(health.view()['sports@0.9.0_bbbbbbb']).toMatchObject({
      loads: 1,
      failures: 0,
      recovered: 1,
    });
  });

  test('code that threw failed, whatever follows', () => {
    const health = healthCounter(() => 0);
    health.add([threw, record({ recovered: true })], 'a', all);
    expect(health.view()[KEY]).toMatchObject({ loads: 2, failures: 1, recovered: 1 });
  });

  test('a load that worked does not heal the one before it for another page', () => {
    const health = healthCounter(() => 0);
    health.add([network()], 'a', all);
    health.add([record()], 'a', all);
    expect(health.view()[KEY]).toMatchObject({ loads: 2, failures: 1 });
  });
});
