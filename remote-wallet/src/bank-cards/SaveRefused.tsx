import styled from 'styled-components';
import type { AppError } from '@site/domain/errors/app-error';
import { Link } from '@site/platform';
import { codeOf, errorText } from '@site/remote-kit/forms';
import { Notice, px } from '@site/ui';
import { ADD } from '../phrases/bank-cards';

const StyledWay = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${px(44)};
  font-weight: 650;
  text-decoration: underline;
  text-underline-offset: 3px;
  color: inherit;
`;

/**
 * Why the account was not saved: the catalogue's words and the server's reason, and the way on
 * where a locked safehouse is it.
 */
export function SaveRefused({
  refusal,
  isUnknown,
}: {
  readonly refusal: AppError | null;
  readonly isUnknown: boolean;
}) {
  if (isUnknown)
    return (
      <Notice tone="warn" role="alert" testId="account-unknown">
        <b>{ADD.unknown}</b>
        <p>{ADD.unknownHint}</p>
      </Notice>
    );
  if (refusal === null) return null;
  const code = codeOf(refusal);
  return (
    <Notice tone="danger" role="alert" testId="account-refused">
      {code === 'VAL11056' ? <b>{ADD.failedToSave}</b> : null}
      <p>{errorText(refusal)}</p>
      {code === 'MEM00423' ? <StyledWay to="/Safehouse">{ADD.unlock}</StyledWay> : null}
    </Notice>
  );
}
