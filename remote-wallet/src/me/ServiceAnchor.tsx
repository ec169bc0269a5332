import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useChatLink } from '@site/remote-kit';
import { buttonLook } from '@site/ui';

const StyledAnchor = styled.a`
  ${buttonLook}
`;

/** A button to live chat; nothing while there is no chat server. */
export function ServiceAnchor({ children }: { readonly children: ReactNode }) {
  const chat = useChatLink();
  return chat === null ? null : (
    <StyledAnchor {...chat} data-kind="secondary">
      {children}
    </StyledAnchor>
  );
}
