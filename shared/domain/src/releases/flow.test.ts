import fc from 'fast-check';
import { law } from '../laws.fixture';
import { overlaps, ownershipConflict, type Claim } from './ownership';
import { pointerText, type SignedPointer } from './pointer-text';
import { previewText, readPreview, writePreview } from './preview';
import { countsSince, failRate, mustHalt, nextShare, RAMP, rampHold, rampSalt } from './ramp';
import { english } from './sentence';

describe('who owns an address', () => {
  test.each([
    ['/Games/*', '/games/play', true],
    ['/Games/*', '/Games', true],
    ['/Me', '/Me/Settings', false],
    ['/a/:id', '/a/b', true],
    ['/a/:id', '/a/b/c', false],
    ['/a/b', '/a/c', false],
    ['/*', '/x/y', true],
    ['/', '/x', false],
  ] as const)('%s and %s meet: %s', (a, b, meets) => {
    expect(overlaps(a, b)).toBe(meets);
    expect(overlaps(b, a)).toBe(meets);
  });

  test('two owners of one address are named; one owner may repeat itself, seasons may share', () => {
    const claim = (path: string, owner: string, isSeason = false) => ({ path, owner, isSeason });
    const conflict = (...claims: readonly Claim[]): string =>
      english(ownershipConflict(claims) ?? '');
    expect(conflict(claim('/Games/*', 'casino'), claim('/Games/play', 'lottery'))).toBe(
      'lottery declares /Games/play, which belongs to casino (/Games/*)',
    );
    expect(conflict(claim('/login', 'host'), claim('/LOGIN', 'season_x', true))).toMatch(
      'belongs to host',
    );
    expect(
      ownershipConflict([claim('/Games/*', 'casino'), claim('/Games/play', 'casino')]),
    ).toBeNull();
    expect(
      ownershipConflict([claim('/newyear', 'season_a', true), claim('/newyear', 'season_b', true)]),
    ).toBeNull();
  });
});

describe('a ramp', () => {
  test('goes 1, 5, 25, 100 and ends', () => {
    expect([0, ...RAMP].map(nextShare)).toEqual([1, 5, 25, 100, null]);
    expect(rampSalt('sports', '1.9.0_c41d9e0', 2)).toBe('sports:1.9.0_c41d9e0:2');
  });

  test('halts above its limit once enough loads were seen', () => {
    const limit = { failRate: 0.01, minLoads: 200 };
    expect(mustHalt({ loads: 199, failures: 199 }, limit)).toBe(false);
    expect(mustHalt({ loads: 200, failures: 2 }, limit)).toBe(false);
    expect(mustHalt({ loads: 200, failures: 3 }, limit)).toBe(true);
    expect(failRate({ loads: 0, failures: 0 })).toBe(0);
  });

  test('waits for loads and for time, and says for what', () => {
    const limit = { minLoads: 200, minMs: 600_000 };
    const share = (heldMs: number, loadsBefore = 0, failuresBefore = 0) => ({
      heldMs,
      loadsBefore,
      failuresBefore,
      failRate: 0.01,
    });
    expect(english(rampHold({ loads: 3, failures: 0 }, share(900_000), limit) ?? '')).toBe(
      'only 3 of 200 loads seen at this share',
    );
    expect(english(rampHold({ loads: 300, failures: 0 }, share(900_000, 200), limit) ?? '')).toBe(
      'only 100 of 200 loads seen at this share',
    );
    expect(english(rampHold({ loads: 300, failures: 0 }, share(120_000), limit) ?? '')).toBe(
      'this share has stood for 2 of 10 minutes',
    );
    expect(english(rampHold({ loads: 300, failures: 9 }, share(600_000), limit) ?? '')).toBe(
      '3.0 % of its loads failed, more than 1.0 %',
    );
    expect(rampHold({ loads: 300, failures: 0 }, share(600_000), limit)).toBeNull();
    expect(rampHold({ loads: 300, failures: 0 }, share(600_000, 5_000), limit)).toBeNull();
    expect(rampHold({ loads: 600, failures: 90 }, share(600_000, 300, 90), limit)).toBeNull();
    expect(
      english(rampHold({ loads: 600, failures: 100 }, share(600_000, 300, 90), limit) ?? ''),
    ).toBe('3.3 % of its loads failed, more than 1.0 %');
  });

  test('judges what its present share saw; an edge that was started anew has nothing from before', () => {
    const before = { loadsBefore: 220, failuresBefore: 220 };
    expect(countsSince({ loads: 420, failures: 221 }, before)).toEqual({ loads: 200, failures: 1 });
    expect(countsSince({ loads: 30, failures: 2 }, before)).toEqual({ loads: 30, failures: 2 });
    expect(countsSince({ loads: 400, failures: 2 }, before)).toEqual({ loads: 400, failures: 2 });
  });

  test('files that do not reach idle pages hold a ramp before members meet them', () => {
    const held = (checks: number, failures: number) =>
      rampHold(
        { loads: 300, failures: 0, shadow: { checks, failures } },
        { heldMs: 600_000, loadsBefore: 0, failuresBefore: 0, failRate: 0.01 },
      );
    expect([held(4, 4), held(20, 2)]).toEqual([null, null]);
    expect(english(held(20, 3) ?? '')).toBe(
      'its files did not reach 3 of 20 idle pages that looked',
    );
  });
});

describe('what is signed', () => {
  const pointer: SignedPointer = {
    channel: 'production',
    generation: 412,
    registry: '/cn/mobile/_mf/registry/412-9b1f03aa7c21.json',
    integrity: 'sha384-x',
    issuedAt: '2026-11-20T14:03:11Z',
    expiresAt: null,
    minHost: null,
  };

  test('a pointer: every field changes the text', () => {
    const texts = [
      pointer,
      { ...pointer, channel: 'staging' },
      { ...pointer, generation: 413 },
      { ...pointer, registry: 'r' },
      { ...pointer, integrity: 'i' },
      { ...pointer, issuedAt: 't' },
      { ...pointer, expiresAt: 'e' },
      { ...pointer, minHost: 'm' },
    ].map(pointerText);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('a preview: a token gives back its claim, and anything else is none', () => {
    const signatures = { ed25519: 'A'.repeat(86), p256: 'b-_'.repeat(28) + 'cc' };
    const claims = fc.record({
      channel: fc.constantFrom('production', 'pv-abcdefghijklmnopqrstuvwxyz'),
      at: fc.option(fc.nat(4_102_444_800_000)),
      expires: fc.nat(4_102_444_800_000),
    });
    law(
      fc.property(claims, (claim) => {
        const token = writePreview(claim, '2026b', signatures);
        expect(readPreview(token)).toEqual({
          claim,
          text: previewText(claim),
          keyId: '2026b',
          ...signatures,
        });
        expect(readPreview(`${token}x.y`)).toBeNull();
      }),
    );
    law(
      fc.property(fc.string(), (text) => {
        expect(readPreview(text)).toBeNull();
      }),
    );
    expect(() => writePreview({ channel: 'Nope!', at: null, expires: 1 }, 'k', signatures)).toThrow(
      RangeError,
    );
  });
});
