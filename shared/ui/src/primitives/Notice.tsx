/** A lasting message in the page: what is so, and what the member can do. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CircleAlert, CircleCheck, Info } from '../icons/icons';
import { px } from '../tokens/px';
import { color, radius, type } from '../tokens/vars';

const StyledNotice = styled.div`
  display: flex;
  gap: ${px(10)};
  padding: ${px(12)} ${px(14)};
  border-radius: ${radius.m};
  font-size: ${type.s};
  line-height: 1.55;
  color: ${color('text-2')};
  background: ${color('raised')};
  & > svg {
    width: ${px(18)};
    height: ${px(18)};
    margin-top: ${px(1)};
    flex: none;
  }
  & > div {
    flex: 1;
    min-width: 0;
  }
  b {
    color: ${color('text')};
  }
  &[data-tone='warn'] {
    background: ${color('warn-soft')};
    color: ${color('warn')};
  }
  &[data-tone='danger'] {
    background: ${color('red-soft')};
    color: ${color('danger')};
  }
  &[data-tone='ok'] {
    background: ${color('green-soft')};
    color: ${color('green')};
  }
  &:is([data-tone='warn'], [data-tone='danger'], [data-tone='ok']) b {
    color: inherit;
  }
`;

/** Props of {@link Notice}. */
export interface NoticeProps {
  readonly tone?: 'info' | 'ok' | 'warn' | 'danger';
  readonly children: ReactNode;
  /** `status` to announce it when it appears, `alert` when it must interrupt. */
  readonly role?: 'status' | 'alert' | 'note';
  readonly testId?: string;
}

/** A notice box. */
export function Notice({ tone = 'info', children, role = 'note', testId }: NoticeProps) {
  const Sign = tone === 'ok' ? CircleCheck : tone === 'info' ? Info : CircleAlert;
  return (
    <StyledNotice role={role} data-tone={tone} data-testid={testId}>
      <Sign aria-hidden="true" />
      <div>{children}</div>
    </StyledNotice>
  );
}
