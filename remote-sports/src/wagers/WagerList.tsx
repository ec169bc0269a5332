/** Wagers by day with what each day staked, returned and left. */
import { Fragment, useEffect, useMemo, useState } from 'react';
import { groupByDay, sumWagers } from '@site/domain/betting/wager-sums';
import { formatTime } from '@site/domain/formatting/date';
import { formatCny } from '@site/domain/money';
import { ODDS_VENDORS, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { Link, targets, usePlatform } from '@site/platform';
import { useOffline } from '@site/remote-kit/use-offline';
import {
  Button,
  EmptyState,
  Money,
  Notice,
  ReceiptText,
  Skeleton,
  Tabs,
  buttonLook,
  color,
  later,
  px,
  type,
} from '@site/ui';
import styled from 'styled-components';
import { FirstLesson } from '../lessons/FirstLesson';
import { VENDOR_SHORT, VENDOR_TEXT } from '../phrases/names';
import { WAGERS } from '../phrases/wagers';
import { StyledAction } from '../bet-slip/slip-styles';
import { useSportsState } from '../state/use-sports';
import type { Wager } from '../vendors/port';
import { useWagers, type VendorList } from './use-wagers';
import { useOffers } from './use-offers';
import { useLiveEvents } from './use-live-events';
import { SortPicker } from './SortPicker';
import { toFollow } from './still-played';
import { UnfoldedProvider, useUnfolded } from './unfolded';
import { useSold } from './use-sold';
import { useSort } from './use-sort';
import { useVendorFilter } from './use-vendor-filter';
import { summed, type WagerRow } from './wager-row';
import { afterSale, WagerEntry } from './WagerEntry';

const StyledLink = styled(Link)`
  ${buttonLook}
`;
const StyledDay = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${px(10)};
  & > header {
    position: sticky;
    top: var(--header-height, 0);
    z-index: 1;
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${px(8)};
    padding: ${px(2)};
    background: ${color('bg')};
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  [data-part='day-sums'] {
    text-align: end;
  }
  [data-part='both'] {
    display: block;
  }
  & > header > .day {
    white-space: nowrap;
    font-size: ${type.l};
    color: ${color('text')};
  }
`;

const StyledTools = styled.div`
  display: flex;
  align-items: center;
  gap: ${px(8)};
  min-width: 0;
  [role='tablist'] {
    flex: 1;
    min-width: 0;
    gap: ${px(6)};
  }
  [role='tab'] {
    padding: 0 ${px(12)};
  }
`;

/** A vendor that could not be read: its last rows stand with their age. */
function Trouble({ list }: { readonly list: VendorList }) {
  // That there is no network is said once, for all; nobody could be asked again.
  if (useOffline() || !list.failed) return null;
  return (
    <Notice tone="warn" role="status" testId="wagers-vendor-failed">
      <StyledAction>
        <span>
          {WAGERS.vendorFailed(VENDOR_TEXT[list.vendor])}
          {list.at === 0 ? '' : `，${WAGERS.cachedAt(formatTime(list.at))}`}
        </span>
        <Button kind="ghost" size="s" onClick={list.retry}>
          {WAGERS.retry}
        </Button>
      </StyledAction>
    </Notice>
  );
}

function DayHead({
  day,
  rows,
  settled,
  part,
}: {
  readonly day: string;
  readonly rows: readonly WagerRow[];
  readonly settled: boolean;
  /** Of which vendors the sums are; empty where they are of all. */
  readonly part: string;
}) {
  const { staked, returned, net } = sumWagers(rows);
  return (
    <header data-testid="wager-day" data-day={day}>
      <h2 className="num day">{day.replaceAll('-', '/')}</h2>
      <span className="num" data-part="day-sums">
        {settled ? (
          <>
            {WAGERS.net}
            {part}{' '}
            <b>
              <Money amount={net} signed />
            </b>
            <small data-part="both">{WAGERS.sums(formatCny(staked), formatCny(returned))}</small>
          </>
        ) : rows.length > 1 ? (
          `${WAGERS.stake}${part} ¥${formatCny(staked)}`
        ) : null}
      </span>
    </header>
  );
}

const EditBet = later(() =>
  import(/* webpackChunkName: "acts" */ './EditBet').then((module) => module.EditBet),
);

/** What cashing out is, under the first wager: the wager itself comes first. */
function CashOutLesson() {
  const { navigator } = usePlatform();
  return (
    <FirstLesson
      choose={(seen) => (seen.has('cashOut') ? null : 'cashOut')}
      onMore={navigator.go}
    />
  );
}

const NO_ROWS: readonly Wager[] = [];

/** Props of {@link WagerList}. */
export interface WagerListProps {
  readonly kind: 'open' | 'settled';
  /** A wager was put into the slip of its vendor. */
  readonly onSlip: (vendor: OddsVendorId) => void;
}

export function WagerList({ kind, onSlip }: WagerListProps) {
  const { clock } = usePlatform();
  const [edited, edit] = useState<Wager | null>(null);
  const [vendor, setVendor] = useVendorFilter();
  const [sort, setSort] = useSort();
  const { rows, lists, more, momentOf } = useWagers({
    kind,
    vendor,
    sortBy: sort,
  });
  const { sold, soldFor, onSold } = useSold();
  const running = useMemo(
    () =>
      kind === 'open' ? rows.map((wager) => afterSale(wager, sold.get(wager.id) ?? null)) : NO_ROWS,
    [kind, rows, sold],
  );
  const offerOf = useOffers(running);
  const followed = useMemo(
    () => toFollow(kind === 'open' ? running : rows, clock.now()),
    [kind, running, rows, clock],
  );
  const failing = new Set(lists.flatMap((list) => (list.failed ? list.vendor : [])));
  const eventOf = useLiveEvents(followed, true, failing);
  const { open } = useSportsState();
  // What was bet on another device counts here from now on, too. What an old list calls open may have ended.
  useEffect(() => {
    const kept = new Set(lists.filter(({ isKept }) => isKept).map((list) => list.vendor));
    open.note(running.filter((wager) => !kept.has(wager.vendor)));
  }, [open, running, lists]);
  const unfolded = useUnfolded();
  const isWhole = failing.size === 0;
  // Those that are read yet may come in a moment; who failed is in no sum, though it is asked again just now.
  const namesOf = (isMissing: boolean) =>
    lists.flatMap((list) => (list.isMissing === isMissing ? VENDOR_SHORT[list.vendor] : []));
  const part = WAGERS.partOf(namesOf(false), namesOf(true));
  const loading = rows.length === 0 && lists.some(({ isPending, failed }) => isPending && !failed);
  return (
    <UnfoldedProvider value={unfolded}>
      <StyledTools data-part="tools">
        <Tabs
          label={WAGERS.vendors}
          value={vendor}
          onChange={setVendor}
          options={(['all', ...ODDS_VENDORS] as const).map((id) => ({
            value: id,
            label: id === 'all' ? WAGERS.all : VENDOR_SHORT[id],
            testId: `wagers-vendor-${id}`,
            // How many there are is known once nothing more is to be asked for.
            ...(id === vendor && rows.length > 0 && more === null && part === ''
              ? { count: rows.length }
              : {}),
          }))}
        />
        <SortPicker value={sort} onChange={setSort} />
      </StyledTools>
      {lists.map((list) => (
        <Trouble key={list.vendor} list={list} />
      ))}
      {loading ? <Skeleton kind="list" /> : null}
      {!loading && rows.length === 0 && !lists.every(({ failed }) => failed) ? (
        <EmptyState
          icon={<ReceiptText />}
          title={isWhole ? WAGERS.none : WAGERS.noneElsewhere}
          hint={isWhole ? WAGERS.noneHint : undefined}
          action={
            <StyledLink data-kind="primary" to={targets.toSports()}>
              {WAGERS.goToBoard}
            </StyledLink>
          }
        />
      ) : null}
      {groupByDay(rows.map(summed), ({ wager }) => momentOf(wager)).map(({ day, wagers }, at) => (
        <StyledDay key={day} aria-label={day}>
          <DayHead day={day} rows={wagers} settled={kind === 'settled'} part={part} />
          {wagers.map(({ wager }, place) => (
            <Fragment key={wager.id}>
              <WagerEntry
                wager={wager}
                eventOf={eventOf}
                received={{ ...offerOf(wager), isTold: failing.has(wager.vendor) }}
                sold={soldFor(wager)}
                onSold={onSold}
                onEdit={edit}
                onSlip={onSlip}
              />
              {kind === 'open' && at + place === 0 ? <CashOutLesson /> : null}
            </Fragment>
          ))}
        </StyledDay>
      ))}
      {edited === null ? null : (
        <EditBet
          wager={edited}
          received={offerOf(edited)}
          onSlip={() => {
            edit(null);
            onSlip(edited.vendor);
          }}
          onClose={() => edit(null)}
        />
      )}
      {more === null ? null : (
        <Button kind="secondary" block onClick={more}>
          {WAGERS.more}
        </Button>
      )}
    </UnfoldedProvider>
  );
}
