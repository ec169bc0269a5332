import { Link, targets } from '@site/platform';
import { buttonLook, color, px, radius, space, type } from '@site/ui';
import styled from 'styled-components';
import { HOME } from '../../phrases/home';

const StyledJoin = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${color('line')};
  border-radius: ${radius.l};
  background:
    radial-gradient(120% 140% at 100% 0, ${color('brand-soft')}, transparent 70%),
    ${color('surface')};
  h2 {
    font-size: ${px(17)};
  }
  p {
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  & > div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space[3]};
  }
`;
const StyledLink = styled(Link)`
  ${buttonLook}
`;

/** What visitors see in place of balances. */
export function JoinCard() {
  return (
    <StyledJoin aria-label={HOME.joinTitle} data-testid="home-join">
      <h2>{HOME.joinTitle}</h2>
      <p>{HOME.joinText}</p>
      <div>
        <StyledLink data-kind="primary" to={targets.toLogin()}>
          {HOME.login}
        </StyledLink>
        <StyledLink data-kind="secondary" to="/Register">
          {HOME.register}
        </StyledLink>
      </div>
    </StyledJoin>
  );
}
