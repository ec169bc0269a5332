import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useServiceUrl } from '@site/remote-kit';
import { buttonLook } from '@site/ui';

const StyledAnchor = styled.a`
  ${buttonLook}
`;

/** A button to live chat; nothing while there is no chat server. */
export function ServiceAnchor({ children }: { readonly children: ReactNode }) {
  const url = useServiceUrl();
  return url === null ? null : (
    <StyledAnchor href={url} target="_blank" rel="noopener noreferrer" data-kind="secondary">
      {children}
    </StyledAnchor>
  );
}
