import fc from 'fast-check';
import { law } from '../laws.fixture';
import { answerFault, firstFault, placesLeft, type CampaignField } from './campaign';

const field = (patch: Partial<CampaignField> = {}): CampaignField => ({
  name: 'a',
  kind: 'text',
  required: true,
  options: [],
  maxLength: 5,
  ...patch,
});

test('places never fall below none, and have no number without a quota', () => {
  expect([
    placesLeft({ quota: null, enrolledCount: 9 }),
    placesLeft({ quota: 10, enrolledCount: 9 }),
    placesLeft({ quota: 10, enrolledCount: 12 }),
  ]).toEqual([null, 1, 0]);
});

test('[R7.2-1] each fault of an answer by its kind', () => {
  expect(answerFault(field(), '  ')).toBe('missing');
  expect(answerFault(field({ required: false }), '')).toBeNull();
  expect(answerFault(field(), '一二三四五六')).toBe('tooLong');
  expect(answerFault(field(), ' 一二三四五 ')).toBeNull();
  expect(answerFault(field({ kind: 'number' }), '1a')).toBe('notNumber');
  expect(answerFault(field({ kind: 'number' }), '1.5')).toBeNull();
  expect(answerFault(field({ kind: 'select', options: ['甲', '乙'] }), '丙')).toBe('notOption');
  expect(answerFault(field({ kind: 'select', options: ['甲', '乙'] }), '甲')).toBeNull();
});

test('a form goes exactly when no field has a fault', () => {
  law(
    fc.property(
      fc.array(fc.record({ required: fc.boolean(), text: fc.string({ maxLength: 8 }) }), {
        maxLength: 4,
      }),
      (parts) => {
        const fields = parts.map(({ required }, at) => field({ name: `f${at}`, required }));
        const answers = Object.fromEntries(parts.map(({ text }, at) => [`f${at}`, text]));
        return (
          (firstFault(fields, answers) === null) ===
          fields.every((each) => answerFault(each, answers[each.name] ?? '') === null)
        );
      },
    ),
  );
});
