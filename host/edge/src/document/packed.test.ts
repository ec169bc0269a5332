import zlib from 'node:zlib';
import fc from 'fast-check';
import type { SplitDocument } from '@site/contracts/releases/document/render';
import { createPacker } from './packed';

const unpack = {
  br: (bytes: Buffer) => zlib.brotliDecompressSync(bytes).toString(),
  gzip: (bytes: Buffer) => zlib.gunzipSync(bytes).toString(),
};
const ends = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 400 });

test('a document reads the same in each form, whatever its two parts are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 3_000 }), ends, (lasting, ofNow) => {
      const packer = createPacker();
      for (const packing of ['br', 'gzip'] as const)
        expect(unpack[packing](packer({ lasting, ofNow }, packing))).toBe(lasting + ofNow);
    }),
    { numRuns: 200 },
  );
  const long: SplitDocument = { lasting: 'x', ofNow: 'y'.repeat(65_535) };
  for (const packing of ['br', 'gzip'] as const)
    expect(unpack[packing](createPacker()(long, packing))).toBe(long.lasting + long.ofNow);
  for (const ofNow of ['', 'y'.repeat(65_536)])
    expect(() => createPacker()({ lasting: 'x', ofNow }, 'br')).toThrow('takes 1 to 65535');
});

test('what lasts is packed once, for every moment', () => {
  const spies = [jest.spyOn(zlib, 'brotliCompressSync'), jest.spyOn(zlib, 'deflateRawSync')];
  const packer = createPacker();
  for (let now = 0; now < 5; now += 1)
    for (const packing of ['br', 'gzip'] as const)
      expect(unpack[packing](packer({ lasting: '<html>', ofNow: `${now}` }, packing))).toBe(
        `<html>${now}`,
      );
  expect(spies.map((spy) => spy.mock.calls.length)).toEqual([1, 1]);
  for (const spy of spies) spy.mockRestore();
});

test('documents that nobody asks for any more make room', () => {
  const packer = createPacker();
  const spy = jest.spyOn(zlib, 'brotliCompressSync');
  const big = (at: number): SplitDocument => ({
    lasting: `${at}`.padEnd(4 * 1024 * 1024, 'a'),
    ofNow: '1',
  });
  for (let at = 0; at < 12; at += 1) packer(big(at), 'br');
  packer(big(11), 'br');
  expect(spy).toHaveBeenCalledTimes(12);
  packer(big(0), 'br');
  expect(spy).toHaveBeenCalledTimes(13);
  spy.mockRestore();
});
