import { formatCnyShort, type Fen } from '@site/domain/money';
import { useSettled } from '@site/remote-kit/forms';
import { BONUS_CHOICE } from '../phrases/bonus-choice';
import { useBonusEligible, useBonusPreview } from './reads';

interface BonusWorthProps {
  readonly bonusId: string;
  readonly amount: Fen | null;
  /** Said while nothing is known that the member could count on. */
  readonly otherwise: string;
}

/** What the chosen bonus gives and asks for the typed amount, in one short line. */
export function BonusWorth({ bonusId, amount, otherwise }: BonusWorthProps) {
  const requested = useSettled(amount);
  const eligible = useBonusEligible(bonusId, requested);
  const isFit = eligible.data?.isEligible === true;
  const preview = useBonusPreview(bonusId, isFit ? requested : null);
  const isKnown = requested !== null && requested === amount && isFit;
  return isKnown && preview.data !== undefined
    ? BONUS_CHOICE.worth(
        formatCnyShort(preview.data.bonusAmount),
        formatCnyShort(preview.data.turnoverRequired),
      )
    : otherwise;
}
