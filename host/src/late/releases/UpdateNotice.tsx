/** The notice of a newer version, above the navigation; it hides nothing and can wait. */
import { createRoot } from 'react-dom/client';
import { useStateView, type StateView } from '@site/platform';
import { Button, color, px, radius, shadow } from '@site/ui';
import styled from 'styled-components';
import type { UpdateQuestion } from '@site/federation/follow/update-watch';

const COPY = {
  page: { text: '新版本已发布', yes: '刷新' },
  waiting: { text: '新版本已准备好', yes: '立即更新' },
  later: '稍后',
} as const;

const StyledNotice = styled.div`
  position: fixed;
  inset-block-end: calc(${px(72)} + var(--sab, 0px));
  inset-inline: ${px(12)};
  z-index: 118;
  max-width: calc(var(--column) - ${px(24)});
  margin-inline: auto;
  display: flex;
  align-items: center;
  gap: ${px(8)};
  padding: ${px(8)} ${px(12)};
  border-radius: ${radius.m};
  background: ${color('raised')};
  color: ${color('text')};
  box-shadow: ${shadow.mid};
  & > p {
    flex: 1;
    font-weight: 600;
  }
`;

/** Props of {@link UpdateNotice}. */
export interface UpdateNoticeProps {
  readonly question: StateView<UpdateQuestion | null>;
  readonly onYes: (question: UpdateQuestion) => void;
  readonly onLater: () => void;
}

export function UpdateNotice({ question, onYes, onLater }: UpdateNoticeProps) {
  const current = useStateView(question);
  if (current === null) return null;
  const { text, yes } = COPY[current.kind];
  return (
    <StyledNotice role="status" data-testid="update-notice" data-kind={current.kind}>
      <p>{text}</p>
      <Button size="s" onClick={() => onYes(current)}>
        {yes}
      </Button>
      <Button size="s" kind="ghost" onClick={onLater}>
        {COPY.later}
      </Button>
    </StyledNotice>
  );
}

/** Puts its place on the page. */
export function mountUpdateNotice(document: Document, props: UpdateNoticeProps): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<UpdateNotice {...props} />);
}
