import fc from 'fast-check';
import { law } from '../laws.fixture';
import { READABLE_PX, isSmallPicture, pictureSize } from './picture-size';

const side = fc.integer({ min: 1, max: 0xffff });
const two = (value: number): readonly number[] => [value >> 8, value & 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const png = (width: number, height: number): Uint8Array =>
  Uint8Array.from([
    ...PNG,
    0,
    0,
    0,
    13,
    0x49,
    0x48,
    0x44,
    0x52,
    0,
    0,
    ...two(width),
    0,
    0,
    ...two(height),
    8,
    6,
  ]);
/** Some segments of other kinds stand before the frame. */
const jpg = (
  width: number,
  height: number,
  before: readonly number[] = [0xe0],
  frame = 0xc0,
): Uint8Array =>
  Uint8Array.from([
    0xff,
    0xd8,
    ...before.flatMap((marker) => [0xff, marker, 0, 4, 1, 2]),
    0xff,
    frame,
    0,
    17,
    8,
    ...two(height),
    ...two(width),
    3,
  ]);

test('[R7.2-1] a picture says its size', () => {
  expect(pictureSize(png(1_024, 768))).toEqual({ width: 1_024, height: 768 });
  expect(pictureSize(jpg(1_024, 768))).toEqual({ width: 1_024, height: 768 });
  expect(pictureSize(jpg(1_024, 768, [0xe1, 0xdb, 0xc4], 0xc2))).toEqual({
    width: 1_024,
    height: 768,
  });
  law(
    fc.property(side, side, (width, height) =>
      [png(width, height), jpg(width, height)].every((bytes) => {
        const size = pictureSize(bytes);
        return size?.width === width && size.height === height;
      }),
    ),
  );
});

test('what is no picture, or ends too soon, has no size and is not doubted', () => {
  const pdf = Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0x2d]);
  for (const bytes of [
    pdf,
    Uint8Array.from(PNG),
    Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]),
    Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 1, 0xff, 0xc0, 0, 0, 0, 0, 0]),
    Uint8Array.from([]),
  ]) {
    expect([pictureSize(bytes), isSmallPicture(bytes)]).toEqual([null, false]);
  }
  law(
    fc.property(fc.uint8Array({ maxLength: 64 }), (rest) => {
      const size = pictureSize(Uint8Array.from([0xff, 0xd8, 0xff, ...rest]));
      return size === null || (size.width <= 0xffff && size.height <= 0xffff);
    }),
  );
});

test('the shorter side counts', () => {
  expect([
    isSmallPicture(png(2_000, READABLE_PX - 1)),
    isSmallPicture(jpg(READABLE_PX - 1, 2_000)),
    isSmallPicture(png(READABLE_PX, READABLE_PX)),
  ]).toEqual([true, true, false]);
});
