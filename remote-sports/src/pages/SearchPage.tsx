/**
 * /sbtwo/search: three characters search at once; before that leagues, teams and recent searches to
 * pick, with the matches of names that hold what is typed (R5-2, domain D9). Who asks for a search
 * of less is told how much it takes; who is still typing is not.
 */
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Sports } from '@site/domain/constants';
import { canSearch } from '@site/domain/games/filters';
import { asOddsVendor, ODDS_VENDORS, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { Link, targets, usePlatform, useSearchParams } from '@site/platform';
import {
  EmptyState,
  Notice,
  PageBody,
  Search,
  Segmented,
  Skeleton,
  TextField,
  buttonLook,
} from '@site/ui';
import styled from 'styled-components';
import { useFoundCount } from '../board/search/found-question';
import { FoundEvents } from '../board/search/LateFound';
import { PickLists } from '../board/search/PickLists';
import { recentSearches, withRecent } from '@site/remote-kit/recent-searches';
import { BOARD } from '../phrases/board';
import { VENDOR_TEXT } from '../phrases/names';
import { SEARCH } from '../phrases/search';
import { VendorProvider } from '../state/use-sports';

/** What was searched for last; it leaves with the member. */
const RECENT_SEARCHES = recentSearches('sportSearches');

/** A vendor, with what it has of the text where that is known. */
function VendorTab({
  vendor,
  text,
}: {
  readonly vendor: OddsVendorId;
  readonly text: string | null;
}) {
  const count = useFoundCount(vendor, text ?? '');
  return (
    <>
      {VENDOR_TEXT[vendor]}
      {count === null || text === null ? null : (
        <small className="num">
          {count}
          <span className="vh">{SEARCH.matches}</span>
        </small>
      )}
    </>
  );
}

function Content({
  vendor,
  onVendor,
}: {
  readonly vendor: OddsVendorId;
  readonly onVendor: (vendor: OddsVendorId) => void;
}) {
  const { storage } = usePlatform();
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get('text') ?? '');
  // A picked name is searched however short it is.
  const [picked, setPicked] = useState<string | null>(params.get('text'));
  const [refused, setRefused] = useState<string | null>(null);
  const [recent, setRecent] = useState<readonly string[]>(
    () => storage.read(RECENT_SEARCHES) ?? [],
  );
  // Who comes here comes to type; where the address brings a text, what it found is looked at.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => void FoundEvents.ahead(), []);
  const [isEmpty] = useState(typed === '');
  useEffect(() => {
    if (isEmpty) field.current?.focus({ preventScroll: true });
  }, [isEmpty]);
  const wanted = picked ?? (canSearch(typed) ? typed.trim() : null);
  const text = useDeferredValue(wanted);
  const remember = (name: string): void => {
    const next = withRecent(recent, name);
    storage.write(RECENT_SEARCHES, next);
    setRecent(next);
    setParams(
      (before) => {
        before.set('text', name);
        return before;
      },
      { replace: true },
    );
  };
  const pick = (name: string): void => {
    setTyped(name);
    setPicked(name);
    remember(name);
  };
  const change = (next: string): void => {
    setTyped(next);
    setPicked(null);
  };
  const isRefused = wanted === null && typed.trim() !== '' && typed.trim() === refused;
  return (
    <PageBody>
      <Segmented
        label={BOARD.vendors}
        value={vendor}
        onChange={onVendor}
        options={ODDS_VENDORS.map((value) => ({
          value,
          label: <VendorTab vendor={value} text={text} />,
          testId: `search-vendor-${value}`,
        }))}
      />
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted === null) setRefused(typed.trim());
          else remember(wanted);
        }}
      >
        <TextField
          label={<span className="vh">{SEARCH.label}</span>}
          type="search"
          ref={field}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={50}
          value={typed}
          onChange={change}
          placeholder={SEARCH.placeholder}
          lead={<Search aria-hidden />}
          testId="sport-search"
        />
      </form>
      {isRefused ? (
        <Notice role="status" testId="search-short">
          <b>{SEARCH.tooShort}</b>
          <br />
          {SEARCH.tooShortHint}
        </Notice>
      ) : null}
      {text === null ? (
        <PickLists
          typed={typed.trim()}
          recent={recent}
          onPick={pick}
          onClearRecent={() => {
            storage.remove(RECENT_SEARCHES);
            setRecent([]);
          }}
        />
      ) : (
        <FoundEvents text={text} names={[text]} meanwhile={<Skeleton kind="list" />} />
      )}
    </PageBody>
  );
}

const StyledLink = styled(Link)`
  ${buttonLook}
`;

/**
 * The vendor that the address names, the default one where it names none; null when nobody knows
 * it.
 */
const vendorIn = (params: URLSearchParams): OddsVendorId | null => {
  const named = params.get('vendor');
  return named === null ? Sports.defaultVendor : asOddsVendor(named);
};

/** The page; its address names vendor and text, so that "back" from a match finds both. */
export function Page() {
  const [params, setParams] = useSearchParams();
  const vendor = vendorIn(params);
  const setVendor = (next: OddsVendorId): void =>
    setParams(
      (before) => {
        before.set('vendor', next);
        return before;
      },
      { replace: true },
    );
  if (vendor === null)
    return (
      <EmptyState
        heading={1}
        icon={<Search />}
        title={SEARCH.noVendor}
        hint={SEARCH.noVendorHint}
        action={
          <StyledLink data-kind="primary" to={`${targets.toSports()}/search`}>
            {SEARCH.label}
          </StyledLink>
        }
      />
    );
  return (
    <VendorProvider id={vendor}>
      <Content vendor={vendor} onVendor={setVendor} />
    </VendorProvider>
  );
}
