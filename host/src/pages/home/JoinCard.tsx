import { Link, targets } from '@site/platform';
import { buttonLook, color, px, radius, space, type } from '@site/ui';
import styled from 'styled-components';
import { HOME } from '../../phrases/home';

const StyledJoin = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color('line')};
  border-radius: ${radius.l};
  background: linear-gradient(${color('surface')}, ${color('brand-soft')});
  & > div {
    flex: 1 1 ${px(150)};
  }
  h2 {
    font-size: ${type.l};
  }
  p {
    font-size: ${type.xs};
    color: ${color('text-2')};
  }
`;
const StyledLink = styled(Link)`
  ${buttonLook} min-height: ${px(44)};
`;

/** What visitors see besides the bar's button. */
export function JoinCard() {
  return (
    <StyledJoin aria-label={HOME.joinTitle} data-testid="home-join">
      <div>
        <h2>{HOME.joinTitle}</h2>
        <p>{HOME.joinText}</p>
      </div>
      <StyledLink data-kind="primary" data-size="s" to="/Register">
        {HOME.register}
      </StyledLink>
      <StyledLink data-kind="secondary" data-size="s" to={targets.toLogin()}>
        {HOME.login}
      </StyledLink>
    </StyledJoin>
  );
}
