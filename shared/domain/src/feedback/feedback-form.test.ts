import fc from 'fast-check';
import { law } from '../laws.fixture';
import {
  canSubmitFeedback,
  FEEDBACK_CLOSED,
  feedbackPayload,
  feedbackProblem,
  feedbackReducer,
  type FeedbackFact,
  type FeedbackForm,
} from './feedback-form';

const play = (...facts: readonly FeedbackFact[]): FeedbackForm =>
  facts.reduce(feedbackReducer, FEEDBACK_CLOSED);
const typed = (text: string): FeedbackFact => ({ type: 'typed', text });
const [opened, sent, accepted, refused, closed] = (
  ['opened', 'sent', 'accepted', 'refused', 'closed'] as const
).map((type): FeedbackFact => ({ type })) as [
  FeedbackFact,
  FeedbackFact,
  FeedbackFact,
  FeedbackFact,
  FeedbackFact,
];

describe('VIP feedback', () => {
  test.each([
    ['', 'empty'],
    ['   \n', 'empty'],
    ['好', null],
    [` ${'好'.repeat(50)} `, null],
    ['好'.repeat(51), 'tooLong'],
    ['😀'.repeat(50), null],
    ['😀'.repeat(51), 'tooLong'],
  ])('[R5-1] %j is %s', (text, problem) => {
    expect(feedbackProblem(text)).toBe(problem);
  });
  test('[R4.3-1] empty and off, on when valid, submitted, closed', () => {
    expect(canSubmitFeedback(play(opened))).toBe(false);
    expect(canSubmitFeedback(play(opened, typed('请回电')))).toBe(true);
    expect(play(opened, typed('请回电'), sent)).toEqual({ status: 'sending', text: '请回电' });
    expect(play(opened, typed('请回电'), sent, accepted)).toEqual({ status: 'submitted' });
    expect(play(opened, typed('请回电'), sent, accepted, closed)).toEqual({ status: 'closed' });
  });
  test('[R4.3-1] opening again starts empty', () => {
    expect(play(opened, typed('请回电'), closed, opened)).toEqual({
      status: 'editing',
      text: '',
      failed: false,
    });
  });
  test('[R8-5] a failure gives the text back and says so; typing clears it', () => {
    expect(play(opened, typed('请回电'), sent, refused)).toEqual({
      status: 'editing',
      text: '请回电',
      failed: true,
    });
    expect(play(opened, typed('请回电'), sent, refused, typed('请'))).toEqual({
      status: 'editing',
      text: '请',
      failed: false,
    });
  });
  test('[R5-1] what is invalid is not sent, a second tap sends nothing, the field takes 500 characters', () => {
    expect(play(opened, typed(' '), sent)).toMatchObject({ status: 'editing' });
    expect(play(opened, typed('请'), sent, sent)).toEqual({ status: 'sending', text: '请' });
    expect(play(opened, typed('好'.repeat(600)))).toMatchObject({ text: '好'.repeat(500) });
  });
  test('what does not fit the state changes nothing', () => {
    expect(play(typed('x'))).toEqual(FEEDBACK_CLOSED);
    expect(play(accepted)).toEqual(FEEDBACK_CLOSED);
    expect(play(refused)).toEqual(FEEDBACK_CLOSED);
    expect(play(opened, typed('好'), sent, typed('变'))).toEqual({ status: 'sending', text: '好' });
  });
  test('[R4.3-1] only a valid text is ever on its way', () => {
    const fact = fc.oneof(
      fc.constantFrom(opened, sent, accepted, refused, closed),
      fc.string().map(typed),
    );
    law(
      fc.property(fc.array(fact, { maxLength: 12 }), (facts) => {
        const form = play(...facts);
        return form.status !== 'sending' || feedbackProblem(form.text) === null;
      }),
    );
  });
  test('[R3.8-1] the payload: trimmed description, currency, member code', () => {
    expect(feedbackPayload(' 请回电 ', { currency: 'CNY', memberCode: 'M1' })).toEqual({
      description: '请回电',
      currency: 'CNY',
      memberCode: 'M1',
    });
  });
});
