import fc from 'fast-check';
import { law } from '../laws.fixture';
import { fileKind, fileProblem, sentFileName } from './file-check';

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2]);
const jpg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);
const pdf = new Uint8Array([...'%PDF-1.7'].map((character) => character.charCodeAt(0)));

test('[R7.2-1] the kind is told by the first bytes', () => {
  expect([
    fileKind(png),
    fileKind(jpg),
    fileKind(pdf),
    fileKind(Uint8Array.from([0x47, 0x49, 0x46])),
    fileKind(new Uint8Array()),
  ]).toEqual(['png', 'jpg', 'pdf', null, null]);
  expect(fileKind(png.slice(0, 5))).toBeNull();
});

test('one reason at a time: nothing in it, too large, another kind', () => {
  expect([
    fileProblem(new Uint8Array(), 5),
    fileProblem(png, 5),
    fileProblem(Uint8Array.from([1, 2]), 5),
    fileProblem(jpg, 4),
  ]).toEqual(['empty', 'tooLarge', 'kind', null]);
});

test('a name never carries a folder or a control character and always fits', () => {
  expect([
    sentFileName('C:\\a\\我的证件.png'),
    sentFileName('/tmp/x.jpg'),
    sentFileName('\u0000'),
    sentFileName('  '),
  ]).toEqual(['我的证件.png', 'x.jpg', 'file', 'file']);
  law(
    fc.property(fc.string({ maxLength: 300 }), (name) => {
      const sent = sentFileName(name);
      return sent.length > 0 && sent.length <= 120 && !/[\\/]/.test(sent);
    }),
  );
});
