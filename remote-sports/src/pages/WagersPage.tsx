/**
 * /sbtwo/wagers: open and settled wagers of all vendors; loads by itself, whatever the boards do
 * (domain, complaint 3).
 */
import { useState } from 'react';
import { Link } from '@site/platform';
import { PageBody, Tabs, moreLinkLook } from '@site/ui';
import styled from 'styled-components';
import { WAGERS } from '../phrases/wagers';
import { PendingTray } from '../wagers/PendingTray';
import { WagerList } from '../wagers/WagerList';

const StyledLink = styled(Link)`
  ${moreLinkLook}
`;
const StyledHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

type Kind = 'open' | 'settled';

/** The wagers page. */
export function Page() {
  const [kind, setKind] = useState<Kind>('open');
  return (
    <>
      <PendingTray />
      <PageBody>
        <StyledHead>
          <Tabs
            look="line"
            label={WAGERS.wagers}
            value={kind}
            onChange={setKind}
            options={[
              { value: 'open', label: WAGERS.open },
              { value: 'settled', label: WAGERS.settled },
            ]}
          />
          <StyledLink to="/sbtwo/statement">{WAGERS.statement} ›</StyledLink>
        </StyledHead>
        <WagerList key={kind} kind={kind} />
      </PageBody>
    </>
  );
}
