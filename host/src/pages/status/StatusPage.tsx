/** Frame of the pages that say that something cannot be shown, each with a way out (§2.3). */
import type { ReactNode } from 'react';
import { targets } from '@site/platform';
import { EmptyState, space } from '@site/ui';
import styled from 'styled-components';
import { STATUS } from '../../phrases/status';
import { ButtonLink } from '../parts/links';

const StyledActions = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: min(14em, 80vw);
`;
const StyledPage = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  flex: 1;
  padding-bottom: 12vh;
  text-wrap: balance;
`;

/** Props of {@link StatusPage}. */
export interface StatusPageProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
  readonly testId: string;
}

/** The frame. */
export function StatusPage({ icon, title, text, children, testId }: StatusPageProps) {
  return (
    <StyledPage>
      <EmptyState
        heading={1}
        icon={icon}
        title={title}
        hint={text}
        action={<StyledActions>{children}</StyledActions>}
        testId={testId}
      />
    </StyledPage>
  );
}

/** The way home. */
export const HomeLink = ({ kind = 'ghost' }: { readonly kind?: 'primary' | 'ghost' }) => (
  <ButtonLink data-kind={kind} data-block="true" to={targets.toHome()} replace>
    {STATUS.home}
  </ButtonLink>
);

/** The way to a person. */
export const ServiceLink = ({ kind = 'ghost' }: { readonly kind?: 'primary' | 'ghost' }) => (
  <ButtonLink data-kind={kind} data-block="true" to={targets.toCustomerService()}>
    {STATUS.service}
  </ButtonLink>
);
