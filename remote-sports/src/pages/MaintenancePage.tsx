/** /sbtwo/maintenance: no odds vendor is up; what still works is one tap away. */
import { Link, targets } from '@site/platform';
import { EmptyState, Settings, buttonLook } from '@site/ui';
import styled from 'styled-components';
import { copy } from '../phrases/zh-CN';

const StyledLink = styled(Link)`${buttonLook}`;

/** The sports maintenance page. */
export function Page() {
  return (
    <EmptyState
      icon={<Settings />} title={copy.restTitle} hint={copy.restHint}
      action={<><StyledLink data-kind="primary" to={targets.toSports()} replace>{copy.restAgain}</StyledLink> <StyledLink data-kind="secondary" to={targets.toGames()}>{copy.restGames}</StyledLink></>}
    />
  );
}
