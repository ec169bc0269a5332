/**
 * The VIP callback form (§4.3, R4.3-1, R5-1): empty, valid, sending, submitted; opened anew it
 * starts empty.
 */
import { useId, useReducer, useState } from 'react';
import { vipCallback } from '@site/contracts/vip-callback';
import type { MemberSummary } from '@site/domain/session/access';
import {
  FEEDBACK_CLOSED,
  canSubmitFeedback,
  feedbackPayload,
  feedbackProblem,
  feedbackReducer,
} from '@site/domain/feedback/feedback-form';
import { Feedback } from '@site/domain/constants';
import { usePlatform } from '@site/platform';
import { FEATURE_ERROR_TEXT } from '@site/phrases/feature-errors';
import { Button, CircleCheck, EmptyState, Field, Sheet, color, px, radius, type } from '@site/ui';
import styled from 'styled-components';
import { VIP_FEEDBACK } from '../phrases/vip-feedback';

const StyledForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${px(14)};
  & > p {
    font-size: ${type.m};
    color: ${color('text-2')};
  }
  textarea {
    width: 100%;
    min-height: ${px(112)};
    padding: ${px(12)} ${px(14)};
    border: 0;
    border-radius: ${radius.m};
    resize: vertical;
    font-size: max(16px, ${type.l});
    line-height: 1.5;
    background: ${color('sunken')};
    color: ${color('text')};
    box-shadow: inset 0 0 0 1px ${color('line-field')};
  }
  textarea[aria-invalid='true'] {
    box-shadow: inset 0 0 0 2px ${color('danger')};
  }
`;
const StyledDone = styled.div`
  svg {
    color: ${color('green')};
  }
`;

/** Props of {@link VipFeedback}. */
export interface VipFeedbackProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly member: MemberSummary;
}

/** The form in its sheet. */
export function VipFeedback({ open, onClose, member }: VipFeedbackProps) {
  const { api } = usePlatform();
  const [form, tell] = useReducer(feedbackReducer, FEEDBACK_CLOSED);
  const [touched, setTouched] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const id = useId();
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    tell({ type: open ? 'opened' : 'closed' });
    setTouched(false);
    setRefusal(null);
  }
  const text = form.status === 'editing' || form.status === 'sending' ? form.text : '';
  const problem = feedbackProblem(text);
  const message =
    form.status === 'editing' && form.failed
      ? (refusal ?? FEATURE_ERROR_TEXT.feedback)
      : touched && problem !== null
        ? VIP_FEEDBACK.problem[problem]
        : null;
  const send = async (): Promise<void> => {
    if (!canSubmitFeedback(form)) return;
    tell({ type: 'sent' });
    const answer = await api.call(vipCallback, {
      body: feedbackPayload(text, member),
    });
    setRefusal(
      !answer.ok && answer.error.kind === 'api' && answer.error.description !== ''
        ? answer.error.description
        : null,
    );
    tell({ type: answer.ok ? 'accepted' : 'refused' });
  };
  return (
    <Sheet open={open} onClose={onClose} title={VIP_FEEDBACK.title} testId="vip-feedback">
      {form.status === 'submitted' ? (
        <StyledDone role="status" data-testid="vip-feedback-done">
          <EmptyState
            icon={<CircleCheck />}
            title={VIP_FEEDBACK.doneTitle}
            hint={VIP_FEEDBACK.doneText}
            action={<Button onClick={onClose}>{VIP_FEEDBACK.close}</Button>}
          />
        </StyledDone>
      ) : (
        <StyledForm
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <p>{VIP_FEEDBACK.intro}</p>
          <Field
            id={id}
            label={VIP_FEEDBACK.label}
            hint={VIP_FEEDBACK.hint([...text.trim()].length)}
            error={message}
          >
            <textarea
              id={id}
              value={text}
              maxLength={Feedback.inputCap}
              placeholder={VIP_FEEDBACK.placeholder}
              data-testid="vip-feedback-input"
              readOnly={form.status === 'sending'}
              aria-invalid={message === null ? undefined : true}
              aria-describedby={message === null ? `${id}-hint` : `${id}-error`}
              onChange={(event) => {
                setTouched(true);
                tell({ type: 'typed', text: event.target.value });
              }}
            />
          </Field>
          <Button
            type="submit"
            block
            disabled={form.status === 'editing' && !canSubmitFeedback(form)}
            loading={form.status === 'sending'}
            data-testid="vip-feedback-submit"
          >
            {VIP_FEEDBACK.submit}
          </Button>
        </StyledForm>
      )}
    </Sheet>
  );
}
