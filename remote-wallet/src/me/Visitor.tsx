import styled from 'styled-components';
import { Link, targets } from '@site/platform';
import { LogoMark, buttonLook, px, radius, type } from '@site/ui';
import { ME } from '../phrases/me';

const StyledCard = styled.section`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${px(6)};
  padding: ${px(22)} ${px(20)};
  border-radius: ${radius.xl};
  color: #f2fbf8;
  background:
    radial-gradient(120% 140% at 100% 0%, #1c8a6e 0%, transparent 55%),
    linear-gradient(150deg, #0c4a3c, #062a23 70%);
  h2 {
    font-size: ${type.xl};
    margin-top: ${px(6)};
  }
  p {
    font-size: ${type.s};
    color: #bfe3d8;
    margin-bottom: ${px(10)};
  }
`;
const StyledLogin = styled(Link)`
  ${buttonLook} min-width: ${px(150)};
`;

/** What a visitor sees on the page of the member. */
export function Visitor() {
  return (
    <StyledCard>
      <LogoMark size={40} />
      <h2>{ME.visitor}</h2>
      <p>{ME.visitorHint}</p>
      <StyledLogin to={targets.toLogin()} data-kind="gold">
        {ME.login}
      </StyledLogin>
    </StyledCard>
  );
}
