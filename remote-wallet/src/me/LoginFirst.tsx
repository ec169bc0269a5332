import styled from 'styled-components';
import { loginAddress } from '@site/domain/session/route-decision';
import { Link, useLocation } from '@site/platform';
import { EmptyState, Lock, buttonLook } from '@site/ui';

const StyledWay = styled(Link)`${buttonLook}`;

interface LoginFirstProps { readonly title: string; readonly hint: string; readonly login: string }

/** What a visitor meets on a page of a member's own things: the way to the login, which comes back to this page. */
export function LoginFirst({ title, hint, login }: LoginFirstProps) {
  const { pathname, search } = useLocation();
  return <EmptyState icon={<Lock />} title={title} hint={hint} action={<StyledWay to={loginAddress(pathname, search)} data-kind="primary">{login}</StyledWay>} />;
}
