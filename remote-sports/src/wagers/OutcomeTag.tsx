/** What became of a wager or of a leg: a word in a coloured box, never the colour alone. */
import type { WagerOutcome } from '@site/domain/betting/statuses';
import { Tag, type Tone } from '@site/ui';
import { OUTCOME_TEXT } from '../phrases/names';

/** Won and on the way to it look the same, and so do lost and losing (ADR 123). */
export const OUTCOME_TONE: Readonly<Record<WagerOutcome, Tone>> = {
  waiting: 'warn',
  running: 'brand',
  won: 'ok',
  halfWon: 'ok',
  draw: 'neutral',
  void: 'neutral',
  halfLost: 'neutral',
  lost: 'neutral',
  placed: 'ok',
  deadHeatWon: 'ok',
  deadHeatPlaced: 'ok',
  nonRunner: 'neutral',
  cashedOut: 'gold',
  partlyCashedOut: 'gold',
  rejected: 'danger',
  cancelled: 'neutral',
  refunded: 'neutral',
};

/** The tag. */
export const OutcomeTag = ({ outcome }: { readonly outcome: WagerOutcome }) => (
  <Tag tone={OUTCOME_TONE[outcome]}>{OUTCOME_TEXT[outcome]}</Tag>
);
