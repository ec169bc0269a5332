import styled from 'styled-components';
import type { MethodDetail } from '@site/contracts/payment-methods';
import type { Fen } from '@site/domain/money';
import { ChevronRight, Gift, SkeletonBar, color, px, radius, type } from '@site/ui';
import { BonusWorth } from '../bonus/BonusWorth';
import { useBonuses } from '../bonus/reads';
import { BONUS_CHOICE } from '../phrases/bonus-choice';
import { DEPOSIT } from '../phrases/deposit';
import { useMethodSettings } from './reads';

const StyledTerms = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${px(10)};
  line-height: 1.4;
  button {
    display: flex;
    align-items: center;
    gap: ${px(8)};
    min-width: 0;
    min-height: max(44px, ${px(44)});
    text-align: start;
  }
  button[aria-invalid='true'] {
    border-radius: ${radius.s};
    box-shadow: 0 0 0 2px ${color('danger')};
  }
  .gift {
    flex: none;
    width: ${px(20)};
    height: ${px(20)};
    color: ${color('gold-text')};
  }
  .more {
    flex: none;
    width: ${px(16)};
    height: ${px(16)};
    color: ${color('text-3')};
  }
  .offer {
    display: grid;
    min-width: 0;
  }
  b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: ${type.s};
    font-weight: 650;
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-2')};
  }
  p {
    flex: none;
    display: grid;
    max-width: 62%;
    text-align: end;
    font-size: ${type.xs};
    color: ${color('text-2')};
  }
  /* Letters so large that the two have no room side by side (ADR 110). */
  @media (max-width: 17em), (max-height: 13em) {
    display: grid;
    gap: 0;
    .offer {
      flex: 1;
    }
    b {
      white-space: normal;
    }
    p {
      max-width: none;
      text-align: start;
    }
  }
`;

interface BarTermsProps {
  readonly methodCode: string;
  readonly kind: MethodDetail['kind'] | undefined;
  /** The amount once it may be sent. */
  readonly amount: Fen | null;
  /** Id of the chosen bonus, empty for none. */
  readonly bonus: string;
  readonly disabled: boolean;
  /** Id of the words that speak against the bonus; undefined while none do. */
  readonly wrongBy: string | undefined;
  /** Opens the offers. */
  readonly onBonus: () => void;
}

/** The offer, and what the deposit costs and takes: in sight beside its button, of one height. */
export function BarTerms({
  methodCode,
  kind,
  amount,
  bonus,
  disabled,
  wrongBy,
  onBonus,
}: BarTermsProps) {
  const facts = useMethodSettings(methodCode).data;
  const bonuses = useBonuses('Deposit');
  const wrong = {
    'aria-invalid': wrongBy === undefined ? undefined : true,
    'aria-describedby': wrongBy,
  } as const;
  const list = bonuses.data;
  const chosen = list?.find(({ id }) => id === bonus);
  return (
    <StyledTerms>
      <button
        type="button"
        disabled={disabled || list === undefined || list.length === 0}
        aria-haspopup="dialog"
        {...wrong}
        data-testid="bonus-open"
        onClick={onBonus}
      >
        <Gift className="gift" aria-hidden="true" />
        <span className="offer">
          <b>{chosen?.title ?? BONUS_CHOICE.none}</b>
          <small>
            {list !== undefined ? (
              list.length === 0 ? (
                BONUS_CHOICE.empty
              ) : chosen === undefined ? (
                BONUS_CHOICE.available(list.length)
              ) : (
                <BonusWorth
                  bonusId={chosen.id}
                  amount={amount}
                  otherwise={BONUS_CHOICE.available(list.length)}
                />
              )
            ) : bonuses.isError ? (
              BONUS_CHOICE.failed
            ) : (
              <SkeletonBar width="5em" />
            )}
          </small>
        </span>
        <ChevronRight className="more" aria-hidden="true" />
      </button>
      <p className="num" data-testid="deposit-facts">
        <span>
          {facts === undefined ? (
            <SkeletonBar width="9em" />
          ) : (
            DEPOSIT.terms(facts.feeText, DEPOSIT.arrives(facts.usualMinutes))
          )}
        </span>
        {/* A voucher is paid already. */}
        {kind === 'voucher' ? null : (
          <span>
            {facts === undefined ? (
              <SkeletonBar width="7em" />
            ) : (
              DEPOSIT.payWithin(facts.expiryMinutes)
            )}
          </span>
        )}
      </p>
    </StyledTerms>
  );
}
