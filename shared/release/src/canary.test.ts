import fc from 'fast-check';
import { resolveVersion } from '@site/domain/releases/resolve';
import { rampSalt } from '@site/domain/releases/ramp';
import { bucketFor } from './status';

/** Devices of the test: fixed, so that every run counts the same ones. */
const DEVICES = Array.from(
  { length: 4_000 },
  (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
);
const share = (salt: string, percent: number): readonly boolean[] =>
  DEVICES.map((unitId) => bucketFor(unitId)(salt) < percent / 100);
const count = (list: readonly boolean[]): number => list.filter(Boolean).length;

function versionOf(unitId: string, percent: number): string | null {
  const registry = {
    remotes: {
      sports: {
        stable: '1.0.0_aaaaaaa',
        good: [],
        canary: { version: '1.1.0_bbbbbbb', percent, salt: 'sports:1.1.0:1' },
      },
    },
    versions: {
      'sports@1.0.0_aaaaaaa': { requires: {} },
      'sports@1.1.0_bbbbbbb': { requires: {} },
    },
    revoked: [],
  };
  return resolveVersion(registry, 'sports', {
    now: 0,
    bucket: bucketFor(unitId),
    cohorts: [],
    hostApi: '1',
    mfRuntime: '2',
    shared: {},
    bus: {},
    skipped: [],
  }).version;
}

test('0 % is nobody and 100 % everybody, for any device', () => {
  fc.assert(
    fc.property(
      fc.uuid(),
      (unitId) =>
        versionOf(unitId, 0) === '1.0.0_aaaaaaa' && versionOf(unitId, 100) === '1.1.0_bbbbbbb',
    ),
  );
});

test('a growing share only adds devices, and the same device always answers alike', () => {
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.double({ min: 0, max: 100, noNaN: true }),
      fc.double({ min: 0, max: 100, noNaN: true }),
      (unitId, a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(versionOf(unitId, less)).toBe(versionOf(unitId, less));
        if (versionOf(unitId, less) === '1.1.0_bbbbbbb')
          expect(versionOf(unitId, more)).toBe('1.1.0_bbbbbbb');
      },
    ),
  );
});

test.each([1, 5, 25])('%d %% of the devices are about so many', (percent) => {
  const expected = (DEVICES.length * percent) / 100;
  // Four standard deviations of a fair draw.
  expect(
    Math.abs(count(share(rampSalt('sports', '1.9.0_c41d9e0', 1), percent)) - expected),
  ).toBeLessThan(4 * Math.sqrt(expected));
});

test('shares of two releases, of two parts and of two attempts do not follow each other', () => {
  const salts = [
    rampSalt('sports', '1.9.0_c41d9e0', 1),
    rampSalt('sports', '1.9.0_c41d9e0', 2),
    rampSalt('sports', '2.0.0_ddddddd', 1),
    rampSalt('casino', '1.9.0_c41d9e0', 1),
  ];
  const expected = DEVICES.length * 0.25 * 0.25;
  for (const [at, one] of salts.entries()) {
    for (const other of salts.slice(at + 1)) {
      const [left, right] = [share(one, 25), share(other, 25)];
      expect(
        Math.abs(count(left.map((isIn, device) => isIn && right[device] === true)) - expected),
      ).toBeLessThan(4 * Math.sqrt(expected));
    }
  }
});
