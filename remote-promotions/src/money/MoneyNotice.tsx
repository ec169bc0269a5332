import { Button, Notice } from '@site/ui';
import { OFFER_MONEY } from '../phrases/money';

interface MoneyNoticeProps {
  readonly money: {
    readonly isUnknown: boolean;
    readonly problem: string | null;
    readonly checkNow: () => void;
  };
  readonly testId: string;
}

/** An open verdict with the way to ask, or why it was refused; nothing otherwise. */
export function MoneyNotice({ money: { isUnknown, problem, checkNow }, testId }: MoneyNoticeProps) {
  if (isUnknown)
    return (
      <Notice tone="warn" role="status" testId={`${testId}-unknown`}>
        {OFFER_MONEY.unknown}{' '}
        <Button kind="ghost" size="s" onClick={checkNow}>
          {OFFER_MONEY.checkNow}
        </Button>
      </Notice>
    );
  return problem === null ? null : (
    <Notice tone="warn" role="alert" testId={`${testId}-problem`}>
      {problem}
    </Notice>
  );
}
