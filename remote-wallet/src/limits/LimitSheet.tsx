import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import type { MemberLimits } from '@site/contracts/member-limits';
import { parseCny, toCnyString } from '@site/domain/money';
import { usePlatform } from '@site/platform';
import { Button, Sheet, px, toSiteTime } from '@site/ui';
import { AmountField } from '@site/ui/amount-field';
import { LIMITS } from '../phrases/limits';

const StyledForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${px(14)};
  padding-bottom: ${px(8)};
`;

interface LimitSheetProps {
  readonly span: MemberLimits['deposits'][number]['span'];
  readonly initial: string;
  readonly isSet: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onSave: (amount: string | null) => Promise<MemberLimits | string | null>;
}

/** One limit: a new amount, or none; says at once when it begins to hold. */
export function LimitSheet({ span, initial, isSet, busy, onClose, onSave }: LimitSheetProps) {
  const { toast } = usePlatform();
  const [text, setText] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const save = async (amount: string | null): Promise<void> => {
    const answer = await onSave(amount);
    if (answer === null) return;
    if (typeof answer === 'string') {
      setError(answer);
      return;
    }
    const from = answer.deposits.find((each) => each.span === span)?.pendingFrom ?? null;
    toast.show('success', from === null ? LIMITS.saved : LIMITS.savedLater(toSiteTime(from)));
    onClose();
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const amount = parseCny(text);
    if (amount === null || amount === 0n) setError(LIMITS.empty);
    else void save(toCnyString(amount));
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={LIMITS.amountLabel(LIMITS.span[span])}
      testId="limit-sheet"
    >
      <StyledForm onSubmit={handleSubmit} noValidate>
        <AmountField
          label={LIMITS.amountLabel(LIMITS.span[span])}
          value={text}
          onChange={(next) => {
            setText(next);
            setError(null);
          }}
          hint={LIMITS.amountHint}
          error={error}
          disabled={busy}
          testId="limit-amount"
        />
        <Button type="submit" block loading={busy} data-testid="limit-save">
          {LIMITS.save}
        </Button>
        {isSet ? (
          <Button
            kind="ghost"
            block
            disabled={busy}
            data-testid="limit-remove"
            onClick={() => void save(null)}
          >
            {LIMITS.remove}
          </Button>
        ) : null}
      </StyledForm>
    </Sheet>
  );
}
