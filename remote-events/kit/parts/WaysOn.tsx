/** After the end: on to what runs now. */
import styled from 'styled-components';
import { Link, targets, usePlatform, useStateView } from '@site/platform';
import { buttonLook, px } from '@site/ui';
import { ctaLook, frameLook } from '../look';
import { TEXT } from '../phrases';
import { LiveSeasonLink } from './LiveSeasonLink';

const StyledWaysOn = styled.div`
  display: grid;
  gap: ${px(10)};
`;
const StyledMain = styled(Link)`
  ${buttonLook} ${ctaLook}
`;
const StyledHome = styled(Link)`
  ${buttonLook} ${frameLook}
`;

/** The ways on; with the season that runs now when there is another. */
export function WaysOn({ slug }: { readonly slug: string }) {
  const { seasons } = usePlatform();
  const { live } = useStateView(seasons.state);
  return (
    <StyledWaysOn>
      {live === null || live === slug ? null : <LiveSeasonLink slug={live} />}
      <StyledMain to={targets.toPromotions()}>{TEXT.seePromotions}</StyledMain>
      <StyledHome to={targets.toHome()}>{TEXT.home}</StyledHome>
    </StyledWaysOn>
  );
}
