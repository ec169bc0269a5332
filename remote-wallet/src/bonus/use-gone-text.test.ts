import { renderHook } from '@testing-library/react';
import { BONUS_CHOICE } from '../phrases/bonus-choice';
import { useGoneText } from './use-gone-text';

const textFor = (error: string | undefined): string | null =>
  renderHook(() => useGoneText(true, error)).result.current.text;

test('a bonus that is over says the reason of the server', () => {
  expect(textFor('活动已结束')).toBe(BONUS_CHOICE.goneFor('活动已结束'));
});

test.each([undefined, BONUS_CHOICE.unchecked, BONUS_CHOICE.unlisted])(
  'a look that knew nothing (%s) is no reason: nobody is asked to try again for what is over',
  (error) => expect(textFor(error)).toBe(BONUS_CHOICE.gone),
);
