import fc from 'fast-check';
import { shapeBreaks, type FieldKind, type Shape } from './payloads';

const kind: fc.Arbitrary<FieldKind> = fc.oneof(
  fc.constantFrom<FieldKind>('string', 'number', 'boolean'),
  fc.uniqueArray(fc.constantFrom('done', 'refused', 'lost'), { minLength: 1 }),
);
const shape: fc.Arbitrary<Shape> = fc.dictionary(fc.constantFrom('key', 'phase', 'at?'), kind);

test('whoever gives what is read, and whatever else, breaks nobody', () => {
  fc.assert(
    fc.property(shape, kind, (taken, more) => {
      expect(shapeBreaks(taken, taken)).toEqual([]);
      expect(shapeBreaks({ ...taken, extra: more, 'note?': more }, taken)).toEqual([]);
    }),
  );
});

test('any field that is gone is named, unless its reader can do without', () => {
  fc.assert(
    fc.property(shape, (taken) => {
      for (const name of Object.keys(taken)) {
        const { [name]: _gone, ...given } = taken;
        expect(shapeBreaks(given, taken)).toEqual(name.endsWith('?') ? [] : [`without "${name}"`]);
      }
    }),
  );
});

test.each<[Shape, Shape, readonly string[]]>([
  [{ at: 'string' }, { at: 'number' }, ['with "at" as string and not number']],
  [{ 'at?': 'number' }, { at: 'number' }, ['sometimes without "at"']],
  [{ at: 'number' }, { 'at?': 'number' }, []],
  [
    { phase: ['done', 'lost'] },
    { phase: ['done', 'refused'] },
    ['with a "phase" that is never "refused"'],
  ],
  [{ phase: ['done', 'refused', 'lost'] }, { phase: ['done', 'refused'] }, []],
  [{ phase: ['done'] }, { phase: 'string' }, []],
  [{ phase: 'string' }, { phase: ['done'] }, ['with "phase" as any string and not as one of done']],
])('%j read as %j: %j', (given, taken, said) => {
  expect(shapeBreaks(given, taken)).toEqual(said);
});
