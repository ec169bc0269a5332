/** /404: the address leads nowhere, these lead on. */
import { Link, targets } from '@site/platform';
import { Search, color, px, radius, type } from '@site/ui';
import styled from 'styled-components';
import { STATUS } from '../../phrases/status';
import { SHELL as common } from '../../phrases/zh-CN';
import { HomeLink, ServiceLink, StatusPage } from './StatusPage';

const StyledWays = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${px(8)};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${px(44)};
    padding: 0 ${px(16)};
    border-radius: ${radius.pill};
    background: ${color('brand-soft')};
    color: ${color('brand-text')};
    font-size: ${type.m};
    font-weight: 600;
  }
`;
const WAYS = [
  { to: '/sbtwo', label: STATUS.sports },
  { to: targets.toGames(), label: STATUS.games },
  { to: targets.toPromotions(), label: STATUS.promotions },
] as const;

export function NotFoundPage() {
  return (
    <StatusPage
      icon={<Search />}
      title={common.notFoundTitle}
      text={STATUS.notFoundText}
      testId="page-404"
    >
      <StyledWays aria-label={STATUS.notFoundWays}>
        {WAYS.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </StyledWays>
      <HomeLink kind="primary" />
      <ServiceLink />
    </StatusPage>
  );
}
