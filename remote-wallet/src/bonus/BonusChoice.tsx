import { useEffect, useEffectEvent, useId, type AriaAttributes, type ReactNode } from 'react';
import styled from 'styled-components';
import { type Fen } from '@site/domain/money';
import { WALLET_NAME, type WalletGroupId } from '@site/domain/wallet/groups';
import { Button, Card, ChevronRight, Gift, Sheet, SkeletonBar, color, px, type } from '@site/ui';
import { BONUS_CHOICE } from '../phrases/bonus-choice';
import { BonusOptions } from './BonusOptions';
import { BonusTerms } from './BonusTerms';
import type { FundingType } from './reads';
import { useGoneText } from './use-gone-text';
import { useBonusList, type BonusList } from './use-bonus-list';

const StyledRow = styled.button`
  display: flex;
  align-items: center;
  gap: ${px(12)};
  width: 100%;
  min-height: ${px(56)};
  padding: ${px(10)} ${px(14)};
  text-align: start;
  & > svg {
    width: ${px(20)};
    height: ${px(20)};
    flex: none;
    color: ${color('text-3')};
  }
  & > .gift {
    color: ${color('gold-text')};
  }
  span {
    flex: 1;
    min-width: 0;
    display: grid;
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  b {
    font-size: ${type.m};
    font-weight: 650;
  }
  &[aria-invalid='true'] {
    box-shadow: inset 0 0 0 2px ${color('danger')};
    border-radius: inherit;
  }
`;
const StyledFailed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${px(10)};
  padding: ${px(10)} ${px(14)};
  font-size: ${type.s};
  color: ${color('text-2')};
`;
const StyledError = styled.p`
  padding: 0 ${px(14)} ${px(12)};
  font-size: ${type.xs};
  color: ${color('danger')};
`;
const StyledGone = styled.p`
  padding: 0 ${px(14)} ${px(12)};
  font-size: ${type.xs};
  color: ${color('text-2')};
`;

interface BonusChoiceProps {
  readonly transactionType: FundingType;
  /** What the member means to pay in; null while it is no amount that could be sent. */
  readonly amount: Fen | null;
  /** Id of the chosen bonus, empty for none. */
  readonly value: string;
  readonly error?: string | undefined;
  /** The row stands elsewhere and names the error by this id. */
  readonly errorIdElsewhere?: string;
  readonly disabled?: boolean;
  /** The offers to choose from stand open. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChange: (bonusId: string) => void;
  /** The list stands and lacks the bonus that was kept. */
  readonly onGone: () => void;
  /** Wallet group that the money goes to; without one, every bonus can be taken. */
  readonly wallet?: number;
}

/** The list did not come: again, or the ways on that are handed in. */
function Failed({
  wrong,
  bonuses,
  children,
}: {
  readonly wrong: AriaAttributes;
  readonly bonuses: Pick<BonusList, 'isFetching' | 'refetch'>;
  readonly children: ReactNode;
}) {
  return (
    <StyledFailed>
      {BONUS_CHOICE.failed}
      <Button
        kind="ghost"
        size="s"
        {...wrong}
        loading={bonuses.isFetching}
        onClick={bonuses.refetch}
      >
        {BONUS_CHOICE.retry}
      </Button>
      {children}
    </StyledFailed>
  );
}

const emptyText = (elsewhere: number): string =>
  elsewhere === 0 ? BONUS_CHOICE.empty : BONUS_CHOICE.emptyHere(elsewhere);
const walletNames = (groups: readonly number[]): string =>
  groups.map((group) => WALLET_NAME[group as WalletGroupId] ?? '').join('、');

/**
 * Why the kept choice is not taken along, or null. One of another wallet is there again when the
 * money goes to that one.
 */
function lostText(
  { elsewhere, walletsOf }: Pick<BonusList, 'elsewhere' | 'walletsOf'>,
  { value, gone }: { readonly value: string; readonly gone: string | null },
): string | null {
  const other = elsewhere.find(({ id }) => id === value);
  if (other !== undefined)
    return BONUS_CHOICE.elsewhere(other.title, walletNames(walletsOf(other.id)));
  return value === '' ? gone : null;
}

interface RowProps {
  readonly bonuses: Pick<BonusList, 'list' | 'elsewhere'>;
  readonly title: string;
  readonly disabled: boolean;
  readonly wrong: AriaAttributes;
  readonly onOpen: () => void;
}

/** What is chosen, and the way to the others. */
function Row({ bonuses: { list, elsewhere }, title, disabled, wrong, onOpen }: RowProps) {
  return (
    <StyledRow
      type="button"
      disabled={disabled || list === undefined || list.length === 0}
      aria-haspopup="dialog"
      {...wrong}
      data-testid="bonus-open"
      onClick={onOpen}
    >
      <Gift className="gift" aria-hidden="true" />
      <span>
        <b>{title}</b>
        <small>
          {list === undefined ? (
            <SkeletonBar width="6em" />
          ) : list.length === 0 ? (
            emptyText(elsewhere.length)
          ) : (
            `${BONUS_CHOICE.title} · ${BONUS_CHOICE.available(list.length)}`
          )}
        </small>
      </span>
      <ChevronRight aria-hidden="true" />
    </StyledRow>
  );
}

/**
 * A bonus with the money that comes in, or none: what it gives and asks is said before anything is
 * sent.
 */
export function BonusChoice({
  transactionType,
  amount,
  value,
  error,
  errorIdElsewhere,
  disabled = false,
  isOpen,
  onOpen,
  onChange,
  onGone,
  wallet,
}: BonusChoiceProps) {
  const bonuses = useBonusList(transactionType, wallet, amount !== null);
  const ownId = useId();
  const errorId = errorIdElsewhere ?? ownId;
  const hasRow = errorIdElsewhere === undefined;
  const { list, elsewhere } = bonuses;
  const chosen = list?.find(({ id }) => id === value) ?? null;
  const isElsewhere = elsewhere.some(({ id }) => id === value);
  const isGone = list !== undefined && value !== '' && chosen === null && !isElsewhere && !disabled;
  const goneText = useGoneText(isGone, error);
  const tellGone = useEffectEvent(onGone);
  useEffect(() => {
    if (isGone) tellGone();
  }, [isGone]);
  const why =
    error === undefined ? null : (
      <StyledError id={errorId} role="alert">
        {error}
      </StyledError>
    );
  const wrong = {
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? undefined : errorId,
  } as const;
  if (list === undefined && bonuses.isError) {
    return (
      <Card data-pad="false">
        <Failed wrong={wrong} bonuses={bonuses}>
          {value === '' ? null : (
            <Button
              kind="ghost"
              size="s"
              disabled={disabled}
              data-testid="bonus-without"
              onClick={() => onChange('')}
            >
              {BONUS_CHOICE.none}
            </Button>
          )}
        </Failed>
        {why}
      </Card>
    );
  }
  const handleChoose = (bonusId: string): void => {
    onOpen(false);
    goneText.forget();
    onChange(bonusId);
  };
  const lost = lostText(bonuses, { value, gone: goneText.text });
  const gone =
    lost !== null && error === undefined ? (
      <StyledGone role="status" data-testid="bonus-gone">
        {lost}
      </StyledGone>
    ) : null;
  const isEmpty = !hasRow && chosen === null && gone === null && why === null;
  return (
    <>
      {isEmpty ? null : (
        <Card data-pad="false">
          {hasRow ? (
            <Row
              bonuses={bonuses}
              title={chosen?.title ?? BONUS_CHOICE.none}
              disabled={disabled}
              wrong={wrong}
              onOpen={() => onOpen(true)}
            />
          ) : null}
          {chosen === null ? null : (
            <BonusTerms key={chosen.id} bonusId={chosen.id} amount={amount} />
          )}
          {gone}
          {why}
        </Card>
      )}
      <Sheet
        open={isOpen}
        onClose={() => onOpen(false)}
        title={BONUS_CHOICE.choose}
        testId="bonus-sheet"
      >
        <BonusOptions
          transactionType={transactionType}
          amount={amount}
          bonuses={list ?? []}
          value={chosen?.id ?? ''}
          onMove={onChange}
          onChoose={handleChoose}
        />
      </Sheet>
    </>
  );
}
