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
import { NO_FIELD } from './active-field';
import { FreeBets } from './FreeBets';
import type { SlipContext } from './slip-check';
import { StyledQuiet } from './slip-styles';

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
  & > [data-part='usual'] {
    display: flex;
    align-items: center;
    gap: ${px(4)};
    margin-inline-end: ${px(-8)};
  }
`;

export function SlipChoices({ context }: { readonly context: SlipContext }) {
  const { slip, vendor, acceptBetter, setAcceptBetter, acceptAny, setAcceptAny } = useSports();
  const { freeBet } = useSlip();
  const [better, any] = [useStateView(acceptBetter), useStateView(acceptAny)];
  // The bet stands above: what is rarely changed waits behind one line, what is on is in sight.
  const [isMore, showMore] = useState(any);
  const toggleMore = (): void => {
    showMore(!isMore);
    // Beside the keys there is no room for them.
    if (!isMore) slip.activate(NO_FIELD);
  };
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
      <div data-part="usual">
        <Switch
          label={SLIP.accept}
          checked={better}
          onChange={setAcceptBetter}
          testId="slip-accept-change"
        />
        <StyledQuiet
          type="button"
          data-testid="slip-more-choices"
          aria-label={SLIP.moreChoices}
          aria-expanded={isMore}
          onClick={toggleMore}
        >
          {SLIP.more}
          <ChevronDown aria-hidden />
        </StyledQuiet>
      </div>
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
