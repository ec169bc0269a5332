import styled from 'styled-components';
import type { OneTimeCode } from '@site/remote-kit/forms';
import { Link, targets } from '@site/platform';
import { Notice, color, px, type } from '@site/ui';
import { VERIFY } from '../phrases/verify';

const StyledCount = styled.p`
  font-size: ${type.xs};
  color: ${color('text-3')};
  margin-top: ${px(-6)};
`;
const StyledLink = styled(Link)`
  color: inherit;
  font-weight: 650;
  text-decoration: underline;
  text-underline-offset: 3px;
`;

/** What the server still allows today, by its own counters. */
export function CodesLeft({ otp }: { readonly otp: OneTimeCode }) {
  const notices = [
    otp.triesLeft === null ? [] : [VERIFY.tries(otp.triesLeft)],
    otp.resendsLeft === null ? [] : [VERIFY.sends(otp.resendsLeft)],
  ].flat();
  return notices.length === 0 ? null : (
    <StyledCount className="num" role="status" data-testid="otp-left">
      {notices.join('，')}
    </StyledCount>
  );
}

/** No try is left today: only customer service can help. */
export function NoTriesLeft() {
  return (
    <Notice tone="danger" role="alert" testId="otp-none">
      {VERIFY.none}
      <StyledLink to={targets.toCustomerService()}>{VERIFY.service}</StyledLink>
    </Notice>
  );
}
