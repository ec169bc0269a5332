/** The frame of the e-mail pages: what is so, and the ways on. */
import type { ReactNode } from 'react';
import { EmptyState, space } from '@site/ui';
import styled from 'styled-components';

const StyledActions = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: min(14em, 80vw);
`;

/** Props of {@link EmailFrame}. */
export interface EmailFrameProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
  readonly testId?: string;
}

/** A result with buttons below each other. */
export function EmailFrame({ icon, title, text, children, testId }: EmailFrameProps) {
  return (
    <EmptyState
      heading={1}
      icon={icon}
      title={title}
      hint={text}
      action={<StyledActions>{children}</StyledActions>}
      {...(testId === undefined ? {} : { testId })}
    />
  );
}
