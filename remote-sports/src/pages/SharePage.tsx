/**
 * /sbtwo/share: a bet that somebody shared, at the prices of now; one tap puts it into the slip of
 * its vendor.
 */
import { useMemo, useState } from 'react';
import { readSharedBet, type SharedBet } from '@site/domain/betting/shared-picks';
import { formatOdds } from '@site/domain/odds/convert';
import { Link, targets, useLocation, usePlatform } from '@site/platform';
import {
  Button,
  Card,
  EmptyState,
  FailedState,
  Notice,
  PageBody,
  Skeleton,
  Tag,
  Ticket,
  buttonLook,
  color,
  px,
  type,
} from '@site/ui';
import { Odds } from '@site/ui/odds';
import styled from 'styled-components';
import { SlipBar } from '../bet-slip/SlipBar';
import { isLocked } from '../bet-slip/slip-model';
import { AGAIN } from '../phrases/again';
import { VENDOR_TEXT } from '../phrases/names';
import { plainWords } from '../phrases/plain-words';
import { lineText } from '../phrases/selection-line';
import { SHARE } from '../phrases/share';
import { VendorProvider, useOddsType, useSports } from '../state/use-sports';
import { useSharedPicks, type PickNow } from '../wagers/use-shared-picks';

const StyledLink = styled(Link)`
  ${buttonLook}
`;
const StyledPick = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${px(4)} ${px(12)};
  h2 {
    font-size: ${type.l};
  }
  p {
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  aside {
    font-size: ${type.xl};
    text-align: end;
  }
  small {
    display: block;
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  &[data-state='gone'] {
    opacity: 0.7;
  }
`;

function Pick({ now }: { readonly now: PickNow }) {
  const oddsType = useOddsType();
  if (now.state === 'gone') {
    const { event } = now;
    return (
      <StyledPick as="article" data-testid="shared-pick" data-state="gone">
        <div>
          <h2>
            {event === null
              ? SHARE.gone
              : event.isOutright
                ? event.homeName
                : `${event.homeName} vs ${event.awayName}`}
          </h2>
        </div>
        <Tag>{SHARE.gone}</Tag>
      </StyledPick>
    );
  }
  const { selection } = now;
  const words = plainWords(selection);
  return (
    <StyledPick as="article" data-testid="shared-pick" data-state={now.state}>
      <div>
        <h2>{selection.selectionName}</h2>
        <p>
          {selection.betTypeName} · {selection.leagueName}
        </p>
        <p>
          {selection.isOutright
            ? selection.homeName
            : `${selection.homeName} vs ${selection.awayName}`}
        </p>
        {words === null ? null : <small>{words}</small>}
        {now.lineThen === null ? null : (
          <small data-testid="shared-moved" className="num">
            {SHARE.moved(
              lineText(selection.betType, now.lineThen),
              lineText(selection.betType, selection.line),
            )}
          </small>
        )}
      </div>
      <aside>
        <Odds text={formatOdds(selection.price, oddsType, selection.euOnly).text} />
        {now.state === 'open' ? null : <Tag tone="warn">{SHARE.suspended}</Tag>}
      </aside>
    </StyledPick>
  );
}

function Shared({ bet }: { readonly bet: SharedBet }) {
  const { vendor, slip } = useSports();
  const { toast } = usePlatform();
  const [again, setAgain] = useState(0);
  const { picks, failed } = useSharedPicks(vendor, bet.picks, again);
  if (picks === null)
    return failed ? (
      <FailedState title={SHARE.failed} onRetry={() => setAgain(again + 1)} />
    ) : (
      <Skeleton kind="list" />
    );
  const open = picks.flatMap((now) => (now.state === 'gone' ? [] : [now.selection]));
  const board = targets.toSports(vendor.id);
  const add = (): void => {
    // What is on its way together takes nothing in.
    if (isLocked(slip.state.get().combo)) return void toast.show('error', AGAIN.busy);
    const added = slip.refill(open, bet.combo && open.length > 1 ? 'combo' : 'single');
    toast.show(added > 0 ? 'success' : 'info', added > 0 ? SHARE.added(added) : SHARE.standing);
  };
  return (
    <>
      <header>
        <Tag tone="brand">{VENDOR_TEXT[vendor.id]}</Tag> {SHARE.picks(picks.length)}
      </header>
      {picks.map((now) => (
        <Pick key={now.pick.eventId} now={now} />
      ))}
      <Notice>{SHARE.note}</Notice>
      {open.length > 0 ? (
        <Button block data-testid="share-refill" onClick={add}>
          {SHARE.add(open.length)}
        </Button>
      ) : (
        <EmptyState
          icon={<Ticket />}
          title={SHARE.none}
          action={
            <StyledLink data-kind="primary" to={board}>
              {SHARE.toBoard}
            </StyledLink>
          }
        />
      )}
    </>
  );
}

export function Page() {
  const { search } = useLocation();
  const bet = useMemo(() => readSharedBet(search), [search]);
  if (bet === null) {
    return (
      <EmptyState
        heading={1}
        icon={<Ticket />}
        title={SHARE.bad}
        hint={SHARE.badHint}
        action={
          <StyledLink data-kind="primary" to={targets.toSports()}>
            {SHARE.toBoard}
          </StyledLink>
        }
      />
    );
  }
  return (
    <VendorProvider id={bet.vendor}>
      <PageBody>
        <Shared bet={bet} />
      </PageBody>
      <SlipBar />
    </VendorProvider>
  );
}
