/** The VIP feedback form (§3.8, §4.3, §5, R4.3-1, R5-1). */
import { Feedback } from '../constants';

/** Why the text cannot be sent. */
export type FeedbackProblem = 'empty' | 'tooLong';

/** Counted by code point after trimming: an emoji is one character. */
export function feedbackProblem(text: string): FeedbackProblem | null {
  const length = [...text.trim()].length;
  if (length === 0) return 'empty';
  return length > Feedback.max ? 'tooLong' : null;
}

/** State of the form. `sending` keeps a second tap out; a failure gives the text back. */
export type FeedbackForm =
  | { readonly status: 'closed' }
  | { readonly status: 'editing'; readonly text: string; readonly failed: boolean }
  | { readonly status: 'sending'; readonly text: string }
  | { readonly status: 'submitted' };

/** Things that happen to the form. */
export type FeedbackFact =
  | { readonly type: 'opened' }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'sent' }
  | { readonly type: 'accepted' }
  | { readonly type: 'refused' }
  | { readonly type: 'closed' };

/** Nothing open. */
export const FEEDBACK_CLOSED: FeedbackForm = { status: 'closed' };

const capped = (text: string): string => [...text].slice(0, Feedback.inputCap).join('');

/** The next state; what does not fit the state changes nothing. Opening again starts empty. */
export function feedbackReducer(form: FeedbackForm, fact: FeedbackFact): FeedbackForm {
  switch (fact.type) {
    case 'opened':
      return { status: 'editing', text: '', failed: false };
    case 'typed':
      return form.status === 'editing'
        ? { status: 'editing', text: capped(fact.text), failed: false }
        : form;
    case 'sent':
      return form.status === 'editing' && feedbackProblem(form.text) === null
        ? { status: 'sending', text: form.text }
        : form;
    case 'accepted':
      return form.status === 'sending' ? { status: 'submitted' } : form;
    case 'refused':
      return form.status === 'sending'
        ? { status: 'editing', text: form.text, failed: true }
        : form;
    case 'closed':
      return FEEDBACK_CLOSED;
  }
}

/** True when the submit button works. */
export const canSubmitFeedback = (form: FeedbackForm): boolean =>
  form.status === 'editing' && feedbackProblem(form.text) === null;

/** Body of POST Member/VIP/Callback (§3.8). */
export const feedbackPayload = (
  text: string,
  member: { readonly currency: string; readonly memberCode: string },
) => ({
  description: text.trim(),
  currency: member.currency,
  memberCode: member.memberCode,
});
