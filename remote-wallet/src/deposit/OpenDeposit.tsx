import styled from 'styled-components';
import { formatCny } from '@site/domain/money';
import { Link } from '@site/platform';
import { Notice, buttonLook, px } from '@site/ui';
import { DEPOSIT } from '../phrases/deposit';
import { detailsPath } from './details-path';
import { useOpenDeposit } from './reads';

const StyledOpen = styled(Link)`
  ${buttonLook} margin-top: ${px(8)};
`;

/** A method takes one deposit at a time: the way to the one that is open. */
export function OpenDeposit({ methodCode }: { readonly methodCode: string }) {
  const open = useOpenDeposit(methodCode);
  if (open.data === null || open.data === undefined) return null;
  return (
    <Notice tone="warn" role="status" testId="deposit-open">
      <b>{DEPOSIT.openTitle}</b>
      <p>{DEPOSIT.open(formatCny(open.data.amount))}</p>
      <StyledOpen to={detailsPath(open.data.applicationId)} data-kind="secondary" data-size="s">
        {DEPOSIT.openAction}
      </StyledOpen>
    </Notice>
  );
}
