import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Promotion, Routing } from '@site/domain/constants';
import { isSignedIn, memberCodeOf } from '@site/domain/session/access';
import {
  isFirstPage,
  Link,
  STALE,
  targets,
  useCall,
  useLocation,
  useNavigate,
  usePlatform,
  useSearchParams,
  useSession,
} from '@site/platform';
import { MemberOnly } from '@site/remote-kit/gate';
import { INBOX_ROWS, useInbox, type InboxKind } from '@site/remote-kit/inbox';
import { errorText, useSend } from '@site/remote-kit/forms';
import { ReadFailed } from '@site/remote-kit/failed';
import { usePageTitle } from '@site/remote-kit/page-title';
import {
  Button,
  Card,
  DateText,
  Dialog,
  EmptyState,
  Info,
  PageBody,
  Skeleton,
  Tag,
  buttonLook,
  color,
  px,
  type,
} from '@site/ui';
import { whenUncovered } from '@site/ui/overlays';
import { readCmsLink } from '../detail/safe-link';
import { useCmsLink } from '../detail/use-cms-link';
import { NEWS } from '../phrases/news';

const StyledText = styled.article`
  display: grid;
  gap: ${px(10)};
  h2 {
    font-size: ${type.xl};
    font-weight: 700;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  p {
    font-size: ${type.m};
    line-height: 1.8;
    color: ${color('text-2')};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  small {
    display: flex;
    align-items: center;
    gap: ${px(8)};
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
`;
const StyledActs = styled.div`
  display: grid;
  gap: ${px(10)};
`;
const StyledWay = styled(Link)`
  ${buttonLook}
`;

interface NewsTextProps {
  readonly kind: InboxKind;
  readonly id: string;
}

/** Asks before something is gone for good. */
function Remove({ kind, id, onGone }: NewsTextProps & { readonly onGone: () => void }) {
  const { toast } = usePlatform();
  const { act, forget } = useInbox(kind);
  const { busy, send } = useSend();
  const [asks, setAsks] = useState(false);
  const stands = useRef(true);
  const left = useRef<() => void>(() => undefined);
  useEffect(() => {
    stands.current = true;
    return () => {
      stands.current = false;
      left.current();
    };
  }, []);
  const remove = async (): Promise<void> => {
    const answer = await act('delete', [id]);
    if (!answer.ok) return void toast.show('error', errorText(answer.error));
    toast.show('success', NEWS.removed);
    if (!stands.current) return;
    left.current = () => forget([id]);
    setAsks(false);
    // A step back while the question still lies on the page would only close the question; after the page was left it would leave another one.
    whenUncovered(() => {
      if (stands.current) onGone();
    });
  };
  return (
    <>
      <Button kind="ghost" block data-testid="news-remove" onClick={() => setAsks(true)}>
        {NEWS.remove}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={NEWS.removeAsk}
        testId="news-remove-ask"
        actions={
          <>
            <Button
              kind="danger"
              loading={busy}
              data-testid="news-remove-confirm"
              onClick={() => void send(remove)}
            >
              {NEWS.remove}
            </Button>
            <Button kind="ghost" onClick={() => setAsks(false)}>
              {NEWS.cancel}
            </Button>
          </>
        }
      >
        <p>{NEWS.removeHint}</p>
      </Dialog>
    </>
  );
}

/** The way that a message offers, when it is one of this site or a safe one outside. */
function Way({ target }: { readonly target: string }) {
  const { follow, question } = useCmsLink();
  const link = readCmsLink(target, window.location.origin, Routing.basePath);
  if (link.kind === 'inside')
    return (
      <StyledWay to={link.path} data-kind="primary" data-block="true" data-testid="news-go">
        {NEWS.go}
      </StyledWay>
    );
  return link.kind === 'outside' ? (
    <>
      <Button block data-testid="news-go" onClick={() => follow(target)}>
        {NEWS.go}
      </Button>
      {question}
    </>
  ) : null;
}

function NewsText({ kind, id }: NewsTextProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const session = useSession();
  const who = memberCodeOf(session);
  const { changed } = useInbox(kind);
  // The two rows differ in what an entry carries: a message may have a way on.
  const { data, dataUpdatedAt, error, isFetchedAfterMount, isPending, refetch } = useCall(
    INBOX_ROWS[kind].detail as typeof INBOX_ROWS.message.detail,
    // What is gone is said by the page.
    { params: { id }, handles: ['http404'] },
    { staleMs: STALE.always },
  );
  usePageTitle(data?.topic ?? null);
  // Which answer marked it as read, and whose: a visitor who becomes a member here gets another one.
  const answer =
    who === null || data === undefined || !isFetchedAfterMount ? null : `${who}/${dataUpdatedAt}`;
  const reported = useRef<string | null>(null);
  useEffect(() => {
    if (answer === null || reported.current === answer) return;
    // Opening it has marked it as read: every count follows.
    reported.current = answer;
    changed();
  });
  if (isPending) return <Skeleton kind="article" />;
  // Before what is kept of it: it may have been deleted since, here or elsewhere.
  if (error !== null && 'status' in error.reason && error.reason.status === 404) {
    return (
      <EmptyState
        icon={<Info />}
        title={NEWS.missing}
        hint={NEWS.missingHint}
        action={
          <StyledWay to={targets.toNews(kind)} data-kind="secondary">
            {NEWS.back}
          </StyledWay>
        }
        testId="news-missing"
      />
    );
  }
  if (data === undefined)
    return <ReadFailed title={NEWS.detailFailed} why={error} onRetry={() => void refetch()} />;
  const back = (): void =>
    void (isFirstPage(location.key)
      ? navigate(targets.toNews(kind), { replace: true })
      : navigate(-1));
  return (
    <>
      <Card>
        <StyledText data-testid="news-text">
          <h2>{data.topic}</h2>
          <small>
            <Tag>{NEWS.category[data.category]}</Tag>
            <DateText at={data.sendOn} />
          </small>
          <p>{data.content}</p>
        </StyledText>
      </Card>
      <StyledActs>
        {data.target === null || data.target === undefined ? null : <Way target={data.target} />}
        {isSignedIn(session) ? <Remove kind={kind} id={id} onGone={back} /> : null}
      </StyledActs>
    </>
  );
}

/** /News/Details?kind=&id=: one announcement or message in full. */
export function Page() {
  const [params] = useSearchParams();
  const { toast } = usePlatform();
  const navigate = useNavigate();
  const kind: InboxKind = params.get('kind') === 'message' ? 'message' : 'announcement';
  const id = (params.get('id') ?? '').trim();
  useEffect(() => {
    if (id !== '') return;
    toast.show('error', NEWS.noId, { durationMs: Promotion.noIdToastMs });
    void navigate(targets.toNews(), { replace: true });
  }, [id, navigate, toast]);
  if (id === '')
    return (
      <PageBody>
        <Skeleton kind="article" />
      </PageBody>
    );
  const text = <NewsText key={`${kind}/${id}`} kind={kind} id={id} />;
  return (
    <PageBody data-testid="news-detail">
      {kind === 'message' ? <MemberOnly hint={NEWS.loginHint}>{text}</MemberOnly> : text}
    </PageBody>
  );
}
