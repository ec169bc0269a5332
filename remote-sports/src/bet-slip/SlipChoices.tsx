/** What the member lets the slip do: take better prices, or any price, and free bets as the stake. */
import { useState } from 'react';
import { formatCny } from '@site/domain/money';
import { useStateView } from '@site/platform';
import { ChevronDown, color, px, radius, type } from '@site/ui';
import { Switch } from '@site/ui/switch';
import styled from 'styled-components';
import { SLIP } from '../phrases/slip';
import { QuickBetSetting } from '../settings/QuickBetSetting';
import { useSlip, useSports } from '../state/use-sports';
import { FreeBets } from './FreeBets';
import type { SlipContext } from './slip-check';

const StyledChoices = styled.div`
  display: flex;
  flex-direction: column;
  padding: ${px(4)} ${px(12)};
  border-radius: ${radius.m};
  background: ${color('surface')};
  box-shadow: inset 0 0 0 1px ${color('line')};
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  & > [data-part='more'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: max(40px, ${px(40)});
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  & > [data-part='more'] svg {
    width: ${px(18)};
    height: ${px(18)};
  }
  & > [data-part='more'][aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

export function SlipChoices({ context }: { readonly context: SlipContext }) {
  const { slip, vendor, acceptBetter, setAcceptBetter, acceptAny, setAcceptAny } = useSports();
  const { freeBet } = useSlip();
  const [better, any] = [useStateView(acceptBetter), useStateView(acceptAny)];
  // The bet stands above: what is rarely changed waits behind one line, what is on is in sight.
  const [isMore, showMore] = useState(any);
  const two = (label: string, hint: string) => (
    <>
      {label}
      <br />
      <small>{hint}</small>
    </>
  );
  return (
    <StyledChoices>
      {context.freeBalance === null ? null : (
        <Switch
          label={two(SLIP.freeBet, SLIP.freeBetLeft(formatCny(context.freeBalance)))}
          checked={freeBet}
          onChange={slip.setFreeBet}
          testId="slip-free-bet"
        />
      )}
      {context.freeBalance === null ? null : <FreeBets />}
      <Switch
        label={SLIP.accept}
        checked={better}
        onChange={setAcceptBetter}
        testId="slip-accept-change"
      />
      <button
        type="button"
        data-part="more"
        data-testid="slip-more-choices"
        aria-expanded={isMore}
        onClick={() => showMore(!isMore)}
      >
        {SLIP.moreChoices}
        <ChevronDown aria-hidden />
      </button>
      {isMore ? (
        <>
          <Switch
            label={two(
              SLIP.acceptAny,
              vendor.policies.includes('any') ? SLIP.acceptAnyHint : SLIP.followAnyHint,
            )}
            checked={any}
            onChange={setAcceptAny}
            testId="slip-accept-any"
          />
          <QuickBetSetting />
        </>
      ) : null}
    </StyledChoices>
  );
}
