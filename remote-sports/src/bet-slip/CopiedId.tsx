/**
 * The number of a wager: a tap copies it, and it says whether it did, in the live words of the
 * receipt around it.
 */
import { useState } from 'react';
import { color, px, type } from '@site/ui';
import { copyText } from '@site/ui/share';
import styled from 'styled-components';
import { SLIP } from '../phrases/slip';
import { WAGER_FACTS } from '../phrases/wager-facts';

/** As low as a line of words; the finger finds more of it. */
const StyledId = styled.button`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${px(8)};
  min-height: ${px(24)};
  text-align: start;
  color: inherit;
  &::after {
    content: '';
    position: absolute;
    inset: -10px 0;
  }
  & > [data-part='copy'] {
    font-size: ${type.xs};
    font-weight: 650;
    color: ${color('brand-text')};
  }
`;

/** @param id as the vendor gave it. */
export function CopiedId({ id }: { readonly id: string }) {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  return (
    <>
      <StyledId
        type="button"
        data-testid="slip-copy-id"
        onClick={() => void copyText(id, navigator).then(setCopied)}
      >
        <small>{SLIP.receipt(id)}</small>
        <span data-part="copy">{isCopied === true ? WAGER_FACTS.copied : WAGER_FACTS.copy}</span>
      </StyledId>
      {isCopied === false ? (
        <>
          <br />
          <small>{WAGER_FACTS.copyFailed}</small>
        </>
      ) : null}
    </>
  );
}
