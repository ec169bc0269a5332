/** What the editors wrote beside the value of a promotion, as a phone's list shows it. */
import { offerFacts } from '@site/domain/promotions/offer-facts';
import { BONUS_RULES } from '../bonus/rules';
import { briefOf } from './promotion-briefs';
import { PROMOTIONS } from './promotions-data';
import { termsOf } from './promotion-terms';

/** Letters of one line beside the picture of a row at 390 pixels; Latin ones are half as wide. */
const LINE = 19.5;
const wide = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > 'ÿ' ? 1 : 0.55), 0);

const rows = PROMOTIONS.filter(({ when }) => when !== 'ended').flatMap((seed) => {
  const terms = termsOf(seed);
  const facts = terms === null ? null : offerFacts(terms);
  // What is to be paid in stands in the place of the words.
  if (facts !== null && facts.least !== null) return [];
  const turnover = facts?.turnover ?? null;
  const base = terms?.turnoverBase === 'bonus' ? '礼金' : '';
  return [
    {
      seed,
      facts,
      line: `${turnover === null ? '' : `${base}流水 ×${turnover} · `}${briefOf(seed)}`,
    },
  ];
});

test('the second line of a row is one line on a phone', () => {
  expect(rows.filter(({ line }) => wide(line) > LINE).map(({ line }) => line)).toEqual([]);
});

test('the second line of a row does not say its value again', () => {
  const values = rows.filter(({ seed, facts }) =>
    [facts?.most, facts?.pool]
      .map((amount) => (amount ?? 0n) / 100n)
      .filter((yuan) => yuan > 0n)
      .map((yuan) => `${yuan.toLocaleString('en')} 元`)
      .concat(facts?.percent == null ? [] : [`${facts.percent}%`])
      .some((value) => briefOf(seed).includes(value)),
  );
  expect(values.map(({ line }) => line)).toEqual([]);
});

test('the second line of a row is no sentence: none of them ends in a full stop', () => {
  expect(rows.filter(({ line }) => line.endsWith('。')).map(({ line }) => line)).toEqual([]);
});

test('a deal of the day is called by its rate, in its list and where it is applied for', () => {
  const deals = PROMOTIONS.filter(({ mainType }) => mainType === 'Daily Deal');
  expect(
    deals
      .filter((seed) => !seed.title.endsWith(` ${termsOf(seed)?.percentage}%`))
      .map(({ title }) => title),
  ).toEqual([]);
  const applied = BONUS_RULES.filter(({ promoId }) => deals.some(({ id }) => id === promoId));
  expect(applied.map(({ title }) => title).toSorted()).toEqual(
    deals
      .filter(({ when }) => when === 'running')
      .map(({ title }) => title)
      .toSorted(),
  );
});
