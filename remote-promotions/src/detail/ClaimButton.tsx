import styled from 'styled-components';
import { PromotionAction, actionOf, type CmsItem } from '@site/domain/promotions/item';
import { Link, targets } from '@site/platform';
import { useServiceUrl } from '@site/remote-kit';
import { buttonLook } from '@site/ui';
import { ACTION_TEXT } from '../phrases/zh-cn';

const StyledLink = styled(Link)`${buttonLook}`;
const StyledAnchor = styled.a`${buttonLook}`;

/** The one thing to do with a promotion, by its action type (§3.7). Visitors reach the deposit through the login. */
export function ClaimButton({ item }: { readonly item: CmsItem }) {
  const service = useServiceUrl();
  const action = actionOf(item.cmsActionType);
  const text = ACTION_TEXT[action];
  if (action === PromotionAction.NO_ACTION || text === undefined) return null;
  if (action === PromotionAction.FUND_IN || action === PromotionAction.DEPOSIT_PAGE_ONLY) {
    return <StyledLink to={targets.toDeposit(action === PromotionAction.DEPOSIT_PAGE_ONLY)} data-kind="primary" data-block="true" data-testid="promo-claim">{text}</StyledLink>;
  }
  if (service === null) return null;
  return <StyledAnchor href={service} target="_blank" rel="noopener noreferrer" data-kind="primary" data-block="true" data-testid="promo-claim">{text}</StyledAnchor>;
}
