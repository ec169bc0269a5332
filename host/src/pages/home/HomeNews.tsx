/** Announcements in one line under the banner; a tap opens the whole text in a sheet. */
import { useState } from 'react';
import { getAnnouncement, getAnnouncements } from '@site/contracts/inbox';
import { Link, STALE, useCall } from '@site/platform';
import { Button, DateText, FailedState, IconButton, Info, Sheet, buttonLook, color, px, radius, space, type } from '@site/ui';
import styled from 'styled-components';
import { copy } from '../../phrases/home';
import { SlotFailed } from './SlotFailed';
import { useRotation } from './use-rotation';

/** How many take turns. */
const MOST = 5;

const StyledNews = styled.section`
  display: flex; align-items: center; gap: ${px(6)}; min-height: ${px(46)}; padding-inline-start: ${px(12)}; border: 1px solid ${color('line')}; border-radius: ${radius.l}; background: ${color('surface')};
  & > svg { width: ${px(18)}; height: ${px(18)}; flex: none; color: ${color('gold-text')}; }
`;
const StyledTopic = styled.button`
  flex: 1; min-width: 0; min-height: ${px(44)}; text-align: start; font-size: ${type.s}; color: ${color('text')};
  span { display: block; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; animation: ui-rise 200ms ease-out; }
`;
const StyledText = styled.div`
  display: flex; flex-direction: column; gap: ${space[3]}; padding-bottom: ${space[4]};
  small { color: ${color('text-3')}; } p { font-size: ${type.m}; line-height: 1.75; color: ${color('text-2')}; white-space: pre-wrap; }
`;
const StyledAll = styled(Link)`${buttonLook}`;

const PauseSign = () => <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor"><path d="M7 5h3.500v14H7zM13.500 5H17v14h-3.500z" /></svg>;
const PlaySign = () => <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor"><path d="M8 5.500v13l10.500-6.500z" /></svg>;

/** The whole text; the list has it shortened. */
function NewsText({ id }: { readonly id: string }) {
  const { data, isError, refetch } = useCall(getAnnouncement, { params: { id } }, { staleMs: STALE.fiveMinutes });
  if (isError) return <FailedState title={copy.newsTextFailed} onRetry={() => void refetch()} />;
  if (data === undefined) return <StyledText role="status" aria-busy="true"><div className="sk sk-line" /><div className="sk sk-line" /><div className="sk sk-line" /></StyledText>;
  return (
    <StyledText data-testid="news-text">
      <small><DateText at={data.sendOn} /></small>
      <p>{data.content}</p>
      <StyledAll data-kind="secondary" to="/News">{copy.newsAll}</StyledAll>
    </StyledText>
  );
}

/** The line. */
export function HomeNews() {
  const { data, isPending, isError, refetch } = useCall(getAnnouncements, { query: { currentPage: 1, perPageSize: MOST } }, { staleMs: STALE.fiveMinutes });
  const news = data?.announcements ?? [];
  const { at, playing, toggle, next, hold } = useRotation(news.length);
  const [open, setOpen] = useState<{ readonly id: string; readonly topic: string } | null>(null);
  const [shown, setShown] = useState(false);
  if (isPending) return <div className="sk" style={{ height: px(46) }} aria-hidden="true" />;
  if (isError) return <SlotFailed what={copy.news} onRetry={() => void refetch()} />;
  const item = news[at];
  if (item === undefined) return null;
  const show = (): void => {
    setOpen({ id: item.id, topic: item.topic });
    setShown(true);
  };
  return (
    <StyledNews aria-label={copy.news} data-testid="home-news" onFocus={() => hold(true)} onBlur={() => hold(false)}>
      <Info aria-hidden="true" />
      <StyledTopic type="button" aria-label={copy.newsOpen(item.topic)} data-testid="news-open" onClick={show}><span key={item.id}>{item.topic}</span></StyledTopic>
      {news.length < 2 ? null : (
        playing
          ? <IconButton label={copy.newsPause} icon={<PauseSign />} data-testid="news-toggle" onClick={toggle} />
          : <><Button kind="ghost" size="s" onClick={next}>{copy.newsNext}</Button><IconButton label={copy.newsPlay} icon={<PlaySign />} data-testid="news-toggle" onClick={toggle} /></>
      )}
      <Sheet open={shown} onClose={() => setShown(false)} title={open?.topic ?? copy.news} testId="news-sheet">{open === null ? null : <NewsText id={open.id} />}</Sheet>
    </StyledNews>
  );
}
