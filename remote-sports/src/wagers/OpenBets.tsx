/**
 * Open wagers while the member looks at prices: how many, and what the vendors pay for them now;
 * one tap to them. It stands where the slip's bar does while the slip is empty.
 */
import { useEffect, useState } from 'react';
import { fenOf, formatCny } from '@site/domain/money';
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import { Link, targets, useQuery, valueOrThrow } from '@site/platform';
import { ChevronRight, color, depth, px, radius, shadow, type } from '@site/ui';
import styled from 'styled-components';
import { WAGERS } from '../phrases/wagers';
import { useSportsState } from '../state/use-sports';

/** How often the sum is asked for: it is a hint, the wagers themselves say it to the second. */
const REFRESH_MS = 10_000;

const StyledBar = styled(Link)`
  position: fixed;
  inset-inline-start: max(${px(10)}, calc(50% - var(--column) / 2 + ${px(10)}));
  bottom: calc(${px(10)} + var(--sab));
  z-index: ${depth.slipBar};
  display: flex;
  align-items: center;
  gap: ${px(6)};
  min-height: max(40px, ${px(40)});
  padding: 0 ${px(12)};
  border-radius: ${radius.pill};
  background: ${color('raised')};
  color: ${color('text')};
  box-shadow:
    ${shadow.mid},
    inset 0 0 0 1px ${color('line-strong')};
  font-size: ${type.s};
  font-weight: 650;
  white-space: nowrap;
  &[data-raised='true'] {
    bottom: calc(${px(68)} + var(--sab));
  }
  & > svg {
    width: ${px(16)};
    height: ${px(16)};
    color: ${color('brand-text')};
  }
  & > b {
    color: ${color('gold-text')};
  }
`;

/** What stands last on the page can be scrolled out from under it. */
const StyledRoom = styled.div`
  height: ${px(60)};
`;

/** The bar; it is drawn only where there are open wagers. */
export function OpenBets({ raised }: { readonly raised: boolean }) {
  const { open, vendorSessions } = useSportsState();
  const [, setChanged] = useState(0);
  useEffect(() => open.watch(() => setChanged((count) => count + 1)), [open]);
  const ids = ODDS_VENDORS.map((vendor) => open.ids(vendor));
  const count = ids.reduce((sum, own) => sum + own.length, 0);
  const { data, isError, failureCount, fetchStatus } = useQuery({
    queryKey: ['sports.open-value', ids.join('/')],
    enabled: count > 0,
    refetchInterval: REFRESH_MS,
    queryFn: async () => {
      const answers = await Promise.all(
        ODDS_VENDORS.map(async (vendor, at) => {
          const own = ids[at] ?? [];
          return own.length === 0
            ? []
            : valueOrThrow(await vendorSessions[vendor].vendor.offers(own));
        }),
      );
      return answers.flat().reduce((sum, { price }) => sum + (price ?? 0n), 0n);
    },
  });
  if (count === 0) return null;
  // A sum that could not be asked for again, or lacks a vendor's part, is none.
  const isKnown = !isError && failureCount === 0 && fetchStatus !== 'paused';
  return (
    <>
      <StyledRoom />
      <StyledBar
        to={targets.toWagers()}
        data-testid="open-bets"
        data-count={count}
        data-raised={raised}
      >
        <span className="num">{WAGERS.openBets(count)}</span>
        {!isKnown || data === undefined || data === 0n ? null : (
          <>
            <span aria-hidden>·</span>
            <b className="num">{WAGERS.canSell(formatCny(fenOf(data)))}</b>
          </>
        )}
        <ChevronRight aria-hidden />
      </StyledBar>
    </>
  );
}
