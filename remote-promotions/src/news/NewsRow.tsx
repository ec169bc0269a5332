import styled from 'styled-components';
import { Link, targets } from '@site/platform';
import type { InboxKind } from '@site/remote-kit/inbox';
import { DateText, Tag, color, px, type } from '@site/ui';
import { CheckField } from '@site/ui/check-field';
import { NEWS } from '../phrases/news';
import type { NewsEntry } from './use-news';

const StyledItem = styled.li`
  display: flex;
  align-items: stretch;
`;
const StyledPick = styled.div`
  display: grid;
  place-items: center;
  flex: none;
  width: ${px(48)};
`;
const StyledLink = styled(Link)`
  flex: 1;
  min-width: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${px(4)};
  padding: ${px(12)} ${px(14)};
  &:active {
    background: ${color('raised')};
  }
  & > span {
    display: flex;
    align-items: center;
    gap: ${px(8)};
  }
  b {
    flex: 1;
    min-width: 0;
    font-size: ${type.m};
    font-weight: 650;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  p {
    font-size: ${type.s};
    color: ${color('text-2')};
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  &[data-read='true'] b {
    font-weight: 450;
    color: ${color('text-2')};
  }
`;

interface NewsRowProps {
  readonly kind: InboxKind;
  readonly entry: NewsEntry;
  /** Null while nothing is being chosen. */
  readonly isChosen: boolean | null;
  readonly onChoose: () => void;
}

/** One entry of the list; unread ones say so in words. */
export function NewsRow({
  kind,
  entry: { id, topic, content, sendOn, category, isRead },
  isChosen,
  onChoose,
}: NewsRowProps) {
  return (
    <StyledItem data-testid="news-row" data-id={id} data-read={isRead}>
      {isChosen === null ? null : (
        <StyledPick>
          <CheckField
            label={<span className="vh">{NEWS.chooseEntry(topic)}</span>}
            checked={isChosen}
            testId="news-choose"
            onChange={onChoose}
          />
        </StyledPick>
      )}
      <StyledLink to={targets.toNewsDetail(kind, id)} data-read={isRead}>
        <span>
          {isRead ? null : <Tag tone="danger">{NEWS.newMark}</Tag>}
          <b>{topic}</b>
          <Tag>{NEWS.category[category]}</Tag>
        </span>
        <p>{content}</p>
        <small>
          <DateText at={sendOn} />
        </small>
      </StyledLink>
    </StyledItem>
  );
}
