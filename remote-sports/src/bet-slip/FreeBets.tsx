/** The member's free bets, one a row: what is left, until when, from which odds, where. */
import { getFreebetGroups } from '@site/contracts/promotion-member';
import { paysFor } from '@site/domain/betting/free-bets';
import { formatShort } from '@site/domain/formatting/date';
import { formatCny } from '@site/domain/money';
import { formatOdds } from '@site/domain/odds/convert';
import { useCall } from '@site/platform';
import { color, px, type } from '@site/ui';
import styled from 'styled-components';
import { SLIP } from '../phrases/slip';
import { useSlip } from '../state/use-sports';
import { oddsOfStakes } from './slip-check';

const StyledFreeBets = styled.ul`
  display: grid;
  gap: ${px(6)};
  margin: 0;
  padding: 0 0 ${px(10)};
  list-style: none;
  font-size: ${type.xs};
  color: ${color('text-3')};
  & > li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${px(2)} ${px(8)};
  }
  b {
    color: ${color('text-2')};
  }
  [data-part='terms'] {
    grid-column: 1 / -1;
  }
`;

/** The rows; the slip asks for them already. */
export function FreeBets() {
  const odds = oddsOfStakes(useSlip());
  const { data = [] } = useCall(getFreebetGroups, {}, { enabled: false });
  return (
    <StyledFreeBets aria-label={SLIP.freeBets}>
      {data.map((one, at) => {
        const { bonusGroupId, title, remaining, expiry, leastOdds } = one;
        const pays = paysFor(one, odds);
        return (
          <li key={`${bonusGroupId}-${expiry}-${at}`} data-testid="free-bet" data-pays={pays}>
            <b>{title}</b>
            <b className="num">¥{formatCny(remaining)}</b>
            <span className="num" data-part="terms">
              {[
                SLIP.freeBetUntil(formatShort(Date.parse(expiry))),
                leastOdds === undefined
                  ? SLIP.freeBetAnyOdds
                  : SLIP.freeBetOdds(formatOdds(leastOdds, 'EU').text),
                SLIP.freeBetPlaces,
                ...(pays ? [] : [SLIP.freeBetTooShort]),
              ].join(' · ')}
            </span>
          </li>
        );
      })}
    </StyledFreeBets>
  );
}
