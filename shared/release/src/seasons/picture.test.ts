import { readPicture } from './picture';

const png = (width: number, height: number): Buffer => {
  const bytes = Buffer.alloc(40);
  bytes.write('\u0089PNG\r\n\u001a\n', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};
const jpeg = (width: number, height: number): Buffer => {
  const frame = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 17, 8, 0, 0, 0, 0]);
  frame.writeUInt16BE(height, 13);
  frame.writeUInt16BE(width, 15);
  return Buffer.concat([frame, Buffer.alloc(20)]);
};
const webp = (width: number, height: number): Buffer => {
  const bytes = Buffer.alloc(40);
  bytes.write('RIFF', 0, 'latin1');
  bytes.write('WEBPVP8X', 8, 'latin1');
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return bytes;
};
const avif = (width: number, height: number): Buffer => {
  const bytes = Buffer.alloc(80);
  bytes.write('ftypavif', 4, 'latin1');
  bytes.write('ispe', 40, 'latin1');
  bytes.writeUInt32BE(width, 48);
  bytes.writeUInt32BE(height, 52);
  return bytes;
};
const svg = (inside: string, size = '0 0 375 440'): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">${inside}</svg>`);

test.each([
  ['poster.png', png],
  ['poster.jpg', jpeg],
  ['poster.webp', webp],
  ['poster.avif', avif],
] as const)('%s is known by its bytes, and its size is read', (file, make) => {
  expect(readPicture(make(750, 880)).file).toBe(file);
  expect(() => readPicture(make(750, 500))).toThrow('the picture is 750 by 500');
  expect(() => readPicture(make(3_750, 4_400))).toThrow('it has to be 375 by 440');
});

test('a drawing of shapes and texts is taken, with gradients of its own', () => {
  const bytes = svg(
    '<defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0"/><text>福 &amp; 喜</text><use href="#a"/>',
  );
  expect(readPicture(bytes)).toEqual({ file: 'poster.svg', bytes });
});

test.each([
  '<script>alert(1)</script>',
  '<path onload="x()"/>',
  '<foreignObject/>',
  '<a href="#x"/>',
  '<image href="https://elsewhere.example/x.png"/>',
  '<image xlink:href="data:text/html,x"/>',
  '<style>*{fill:red}</style>',
  '<animate attributeName="href"/>',
  '<path fill="url(https://elsewhere.example)"/>',
  '<!DOCTYPE svg [<!ENTITY x "y">]>',
  '<text>&x;</text>',
  '<svg:script/>',
  '<x.y:script xmlns:x.y="http://www.w3.org/2000/svg"/>',
  '<é:script xmlns:é="http://www.w3.org/2000/svg"/>',
  '<x:SCRIPT xmlns="http://www.w3.org/1999/xhtml"/>',
  '<scr\u001B(Bipt/>',
  '<metadata xmlns:a="x"><a:b/></metadata>',
  '<path style="fill:\\75rl(https://elsewhere.example)"/>',
  '<b xmlns="http://www.w3.org/1999/xhtml"/>',
  '<path d="M0 0"\u00A0/>\uFFFD',
])('a drawing with %s is refused', (inside) => {
  expect(() => readPicture(svg(inside))).toThrow('holds more than shapes and texts');
});

test.each(['UTF-16', 'ISO-2022-JP', 'gbk'])('a drawing in %s is refused', (coding) => {
  const text = `<?xml version="1.0" encoding="${coding}"?>${svg('').toString()}`;
  expect(() => readPicture(Buffer.from(text))).toThrow('holds more than shapes and texts');
  expect(readPicture(Buffer.from(text.replace(coding, 'utf-8'))).file).toBe('poster.svg');
});

test('a picture that moves is refused: nobody could stop it', () => {
  const apng = Buffer.concat([png(750, 880), Buffer.from('acTL')]);
  const moving = webp(750, 880);
  moving.writeUInt8(0x02, 20);
  const film = avif(750, 880);
  film.write('ftypavis', 4, 'latin1');
  for (const bytes of [apng, moving, film])
    expect(() => readPicture(bytes)).toThrow('this picture moves');
});

test('what is no picture, is too large or has no size is refused', () => {
  expect(() => readPicture(Buffer.from('<html></html>'))).toThrow('no picture that can be used');
  expect(() => readPicture(Buffer.from([0xff, 0xd8, 0xff]))).toThrow('no picture');
  expect(() => readPicture(Buffer.alloc(0))).toThrow('no picture');
  expect(() => readPicture(Buffer.alloc(400_001))).toThrow('at most 400 kB');
  expect(() => readPicture(svg('', 'wide'))).toThrow('it has to be 375 by 440');
});
