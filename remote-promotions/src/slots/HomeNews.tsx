/**
 * News in one line under the banner: what is urgent first and standing still, with what its text
 * begins with, then the rest by turns; beside it the inbox with its count.
 */
import { useEffect, useRef, type MouseEvent } from 'react';
import styled from 'styled-components';
import { isSignedIn } from '@site/domain/session/access';
import { Link, STALE, targets, useCall, useSession } from '@site/platform';
import { INBOX_ROWS, useInbox, useUnread } from '@site/remote-kit/inbox';
import { Button, IconButton, Info, Tag, color, px, radius, type } from '@site/ui';
import { Bell } from '@site/ui/more-icons';
import { CountBadge } from '../news/CountBadge';
import { useRotation } from '../news/use-rotation';
import { useUrgent } from '../news/use-urgent';
import { HOME_NEWS } from '../phrases/news';

/** How many take turns. */
const MOST = 5;
/** How many are looked through for what is urgent: as many as the server gives at once. */
const LOOKED_AT = 100;

const StyledNews = styled.section`
  display: flex;
  align-items: center;
  gap: ${px(6)};
  min-height: ${px(46)};
  padding-inline-start: ${px(12)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.l};
  background: ${color('surface')};
  & > svg {
    width: ${px(18)};
    height: ${px(18)};
    flex: none;
    color: ${color('gold-text')};
  }
  && > button {
    flex: none;
    min-height: ${px(44)};
    padding-inline: ${px(10)};
    box-shadow: none;
  }
  &[data-urgent='true'] {
    background: ${color('warn-soft')};
    border-color: ${color('warn')};
  }
`;
const StyledTopic = styled(Link)`
  flex: 1;
  min-width: 0;
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: ${px(44)};
  font-size: ${type.s};
  color: ${color('text')};
  span,
  small {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    /* Two lines have no more height than one: it is kept before anything is known. */
    line-height: 1.35;
    animation: ui-rise 200ms ease-out;
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-2')};
  }
`;
const StyledInbox = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${px(4)};
  flex: none;
  min-width: ${px(46)};
  height: ${px(44)};
  padding-inline: ${px(10)};
  border-inline-start: 1px solid ${color('line')};
  color: ${color('text-2')};
  & > svg {
    width: ${px(20)};
    height: ${px(20)};
  }
`;
const StyledFailed = styled.div`
  display: flex;
  align-items: center;
  gap: ${px(6)};
  min-height: ${px(46)};
  padding-inline-start: ${px(14)};
  .text {
    flex: 1;
    min-width: 0;
  }
  border: 1px dashed ${color('line-strong')};
  border-radius: ${radius.l};
  font-size: ${type.s};
  color: ${color('text-2')};
`;

const PauseSign = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor">
    <path d="M7 5h3.500v14H7zM13.500 5H17v14h-3.500z" />
  </svg>
);
const PlaySign = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor">
    <path d="M8 5.500v13l10.500-6.500z" />
  </svg>
);

/** The inbox with how much is unread in it. */
function InboxLink() {
  const { message, total } = useUnread();
  return (
    <StyledInbox
      to={targets.toNews(message !== null && message > 0 ? 'message' : 'announcement')}
      aria-label={HOME_NEWS.inbox(total ?? 0)}
      data-testid="home-inbox"
      data-unread={total ?? ''}
    >
      <Bell aria-hidden="true" />
      <CountBadge count={total ?? 0} />
    </StyledInbox>
  );
}

/** The line. */
export function Slot() {
  const isMember = isSignedIn(useSession());
  const { act } = useInbox('announcement');
  const list = useCall(
    INBOX_ROWS.announcement.list,
    { query: { currentPage: 1, perPageSize: LOOKED_AT } },
    { staleMs: STALE.minute },
  );
  const all = list.data?.announcements ?? [];
  const news = all.slice(0, MOST);
  const { urgent, see } = useUrgent(all);
  const { at, playing, toggle, next, hold } = useRotation(news.length);
  const line = useRef<HTMLElement>(null);
  const topic = useRef<HTMLAnchorElement>(null);
  // What had the focus may be gone, which no event tells.
  useEffect(() => {
    if (line.current?.contains(document.activeElement) !== true) hold(false);
  });
  if (list.isPending) return <div className="sk" style={{ height: px(46) }} aria-hidden="true" />;
  if (list.data === undefined)
    return (
      <StyledFailed role="status" data-testid="home-news-failed">
        <span className="text">{HOME_NEWS.failed}</span>
        <Button kind="ghost" size="s" onClick={() => void list.refetch()}>
          {HOME_NEWS.retry}
        </Button>
        <InboxLink />
      </StyledFailed>
    );
  const item = urgent ?? news[at];
  const dismiss = (id: string, { detail }: MouseEvent): void => {
    see(id);
    // The button may go with it: the focus stays on the line. Whoever came there by keys reads it as long as it is focused; a finger reads nothing by focus.
    topic.current?.focus({ preventScroll: true });
    if (detail > 0) hold(false);
    // A lost answer costs nothing: it was noted here, and the server is told again when the text is opened.
    if (isMember) void act('read', [id]);
  };
  // "Go on" means now, though the focus is on it.
  const turn = (): void => {
    toggle();
    hold(false);
  };
  return (
    <StyledNews
      ref={line}
      aria-label={HOME_NEWS.label}
      data-testid="home-news"
      data-urgent={urgent !== null}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      {urgent === null ? <Info aria-hidden="true" /> : <Tag tone="warn">{HOME_NEWS.urgent}</Tag>}
      {item === undefined ? (
        <StyledTopic ref={topic} to={targets.toNews()}>
          <span>{HOME_NEWS.all}</span>
        </StyledTopic>
      ) : (
        <StyledTopic
          ref={topic}
          to={targets.toNewsDetail('announcement', item.id)}
          aria-label={
            urgent === null
              ? HOME_NEWS.open(item.topic)
              : HOME_NEWS.openUrgent(item.topic, item.content)
          }
          data-testid="news-open"
          onClick={() => {
            if (urgent !== null) see(item.id);
          }}
        >
          <span key={item.id}>{item.topic}</span>
          {urgent === null ? null : <small key={`${item.id}-text`}>{item.content}</small>}
        </StyledTopic>
      )}
      {urgent === null ? null : (
        <Button
          key="seen"
          kind="ghost"
          size="s"
          aria-label={HOME_NEWS.seenLabel(urgent.topic)}
          data-testid="urgent-seen"
          onClick={(event) => dismiss(urgent.id, event)}
        >
          {HOME_NEWS.seen}
        </Button>
      )}
      {urgent !== null || news.length < 2 ? null : (
        <>
          {playing ? null : (
            <Button key="next" kind="ghost" size="s" onClick={next}>
              {HOME_NEWS.next}
            </Button>
          )}
          <IconButton
            key="toggle"
            label={playing ? HOME_NEWS.pause : HOME_NEWS.play}
            icon={playing ? <PauseSign /> : <PlaySign />}
            data-testid="news-toggle"
            onClick={turn}
          />
        </>
      )}
      <InboxLink />
    </StyledNews>
  );
}
