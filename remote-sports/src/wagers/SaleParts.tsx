/** How much of a wager is sold: steps to tap, and a track as long as the whole. */
import { useEffect, useEffectEvent, useId } from 'react';
import { SALE_PERCENT, SALE_STEPS } from '@site/domain/betting/cash-out';
import { color, px, radius, type } from '@site/ui';
import { useSeen } from '@site/remote-kit/seen';
import styled from 'styled-components';
import { CASH_OUT } from '../phrases/cash-out';

/** All of it, percent. */
const ALL = SALE_PERCENT.all;

const StyledParts = styled.div`
  display: grid;
  gap: ${px(8)};
  &[data-seen='false'] {
    pointer-events: none;
  }
  & > p {
    font-size: ${type.s};
    color: ${color('text-2')};
    text-align: center;
  }
  .parts {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${px(8)};
  }
  .parts > button {
    min-height: max(44px, ${px(44)});
    border-radius: ${radius.m};
    box-shadow: inset 0 0 0 1px ${color('line-field')};
    font-size: ${type.m};
    font-weight: 600;
    color: ${color('text')};
  }
  .parts > button[aria-pressed='true'] {
    background: ${color('gold-soft')};
    box-shadow: inset 0 0 0 2px ${color('gold')};
    color: ${color('gold-text')};
  }
  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${px(10)};
    min-height: ${px(44)};
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  input[type='range'] {
    width: 100%;
    min-height: ${px(32)};
    /* The track is as long as the whole; what cannot be sold alone is barred below it. */
    background: repeating-linear-gradient(90deg, ${color('text-3')} 0 2px, transparent 2px 5px)
      ${px(2)} 80% / ${SALE_PERCENT.min}% ${px(4)} no-repeat;
    accent-color: ${color('brand')};
  }
  [data-part='least'] {
    display: block;
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  b {
    min-width: ${px(44)};
    text-align: end;
    color: ${color('text')};
  }
  /* On its side the phone has width to spare, and no height. */
  @media (max-height: 500px) and (min-aspect-ratio: 16/10) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${px(2)} ${px(16)};
    & > p {
      grid-column: 1 / -1;
    }
  }
`;

/** Props of {@link SaleParts}. */
interface SalePartsProps {
  /** 20 to 100. */
  readonly percent: number;
  readonly onPercent: (percent: number) => void;
  /** It is there: what it pushed down may have left the screen. */
  readonly onShown: () => void;
}

/** How much of it is sold: by a tap, or to the percent. That it is one chance is said before. */
export function SaleParts({ percent, onPercent, onShown }: SalePartsProps) {
  const onceId = useId();
  // The second tap of two on the offer may come down here.
  const isSeen = useSeen(true);
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  const textOf = (of: number): string => (of === ALL ? CASH_OUT.all : CASH_OUT.percent(of));
  return (
    <StyledParts data-seen={isSeen}>
      <div className="parts" role="group" aria-label={CASH_OUT.part} aria-describedby={onceId}>
        {SALE_STEPS.map((step) => (
          <button
            key={step}
            type="button"
            className="num"
            data-testid={`cashout-part-${step}`}
            aria-pressed={step === percent}
            onClick={() => onPercent(step)}
          >
            {textOf(step)}
          </button>
        ))}
      </div>
      <label>
        <span>
          {CASH_OUT.part}
          <small data-part="least" className="num">
            {CASH_OUT.least(SALE_PERCENT.min)}
          </small>
        </span>
        <input
          type="range"
          min={0}
          max={ALL}
          step={1}
          value={percent}
          data-testid="cashout-percent"
          aria-valuetext={textOf(percent)}
          onChange={({ target }) => onPercent(Math.max(SALE_PERCENT.min, Number(target.value)))}
        />
        <b className="num">{textOf(percent)}</b>
      </label>
      <p id={onceId}>{CASH_OUT.once}</p>
    </StyledParts>
  );
}
