import { CARD_SIZE } from '@site/contracts/releases/document/card-look';
import fs from 'node:fs';
import { CARD_FONTS, cardPages } from './card-page';
import { isOf, stamped } from './stamp';

/** Width and height as a JPEG says them. */
function sizeOf(jpeg: Buffer): object {
  let at = 2;
  while (at < jpeg.length && ![0xc0, 0xc2].includes(jpeg[at + 1] ?? 0))
    at += 2 + jpeg.readUInt16BE(at + 2);
  return { width: jpeg.readUInt16BE(at + 7), height: jpeg.readUInt16BE(at + 5) };
}

/** Chats fetch a picture while somebody looks; some take none that is larger. */
const MOST_BYTES = 100 * 1024;

test('every season and every kind of page has a picture for chats, made of what its source says now', () => {
  const pages = cardPages();
  expect(pages.length).toBeGreaterThanOrEqual(13);
  for (const { file, html } of pages) {
    const jpeg = fs.readFileSync(file);
    expect([file, isOf(jpeg, html) ? 'new' : 'old: npm run cards']).toEqual([file, 'new']);
    expect([file, sizeOf(jpeg)]).toEqual([file, CARD_SIZE]);
    expect(jpeg.length).toBeLessThan(MOST_BYTES);
  }
});

test('a picture knows what it was made of, and stays a picture', () => {
  const plain = Buffer.from([0xff, 0xd8, 0xff, 0xd9]);
  const made = stamped(plain, '<p>a</p>');
  expect([isOf(made, '<p>a</p>'), isOf(made, '<p>b</p>'), isOf(plain, '<p>a</p>')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(made.subarray(0, 4)).toEqual(Buffer.from([0xff, 0xd8, 0xff, 0xfe]));
  expect(made.subarray(4 + made.readUInt16BE(4))).toEqual(plain.subarray(2));
});

test('words are drawn with fonts of the run, escaped', () => {
  for (const file of CARD_FONTS.values()) expect(fs.existsSync(file)).toBe(true);
  for (const { html } of cardPages()) expect(html).not.toMatch(/<h1>[^<]*[<>"][^<]*<\/h1>/);
});
