import { useState } from 'react';
import { getSecretQuestions } from '@site/contracts/member-profile';
import { getSecurityQuestions } from '@site/contracts/setting';
import { useFormErrors, useSend } from '@site/remote-kit/forms';
import { STALE, useCall } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { Notice, Skeleton, TextField } from '@site/ui';
import { SelectField } from '@site/ui/select-field';
import { ACCOUNT } from '../phrases/account';
import { FormFrame, type StepFormProps } from '../verify/FormFrame';
import { useMemberPatch } from '../verify/use-member-patch';

const MOST = 50;

/** A question that customer service may ask, with its answer; the answer never comes back. */
export function SecretQuestionForm({ onSaved, submitText = ACCOUNT.save }: StepFormProps) {
  const all = useCall(getSecurityQuestions, {}, { staleMs: STALE.session });
  const own = useCall(getSecretQuestions, {}, { staleMs: STALE.always });
  const patch = useMemberPatch();
  const { busy, send } = useSend();
  const { form, errors, show, clear } = useFormErrors<'question' | 'answer'>();
  const [question, setQuestion] = useState('');
  const [answer, setAnswer] = useState('');
  if (all.isError) return <ReadFailed why={all.error} onRetry={() => void all.refetch()} />;
  if (all.data === undefined) return <Skeleton kind="plain" />;
  const now = own.data?.questions.find(({ id }) => id === own.data.selectedId);
  const submit = async (): Promise<void> => {
    const given = answer.trim();
    if (
      !show({
        ...(question === '' ? { question: ACCOUNT.questionChoose } : {}),
        ...(given === '' ? { answer: ACCOUNT.answerMissing } : {}),
      })
    )
      return;
    await send(async () => {
      const problem = await patch([{ key: 'SecretQuestion', value1: question, value2: given }]);
      if (problem !== null) return void show({ form: problem });
      void own.refetch();
      await onSaved();
    });
  };
  return (
    <FormFrame
      form={form}
      error={errors.form}
      busy={busy}
      submitText={submitText}
      onSubmit={submit}
    >
      {now === undefined ? null : <Notice>{ACCOUNT.questionNow(now.localizedName)}</Notice>}
      <SelectField
        label={ACCOUNT.question}
        value={question}
        options={all.data.map(({ id, text }) => ({ value: String(id), label: text }))}
        placeholder={ACCOUNT.choose}
        error={errors.question}
        testId="verify-question"
        onChange={(next) => {
          setQuestion(next);
          clear('question');
        }}
      />
      <TextField
        label={ACCOUNT.answer}
        hint={ACCOUNT.answerHint}
        value={answer}
        error={errors.answer}
        name="secret-answer"
        autoComplete="off"
        maxLength={MOST}
        enterKeyHint="go"
        testId="verify-answer"
        onChange={(next) => {
          setAnswer(next);
          clear('answer');
        }}
      />
    </FormFrame>
  );
}
