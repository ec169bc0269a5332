/**
 * /sbtwo/maintenance: which vendors rest; it asks them quietly and leads back by itself as soon as
 * one works.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { isResting } from '@site/domain/vendors/maintenance';
import { ODDS_VENDORS, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { Link, targets, useNavigate, usePlatform, useStateView } from '@site/platform';
import {
  EmptyState,
  List,
  PageBody,
  RowContent,
  Settings,
  Tag,
  buttonLook,
  listRowLook,
} from '@site/ui';
import styled from 'styled-components';
import { boardOf } from '../board/board-place';
import { vendorText } from '../phrases/names';
import { restCopy as copy } from '../phrases/results';
import { useSportsState } from '../state/use-sports';

const StyledLink = styled(Link)`
  ${buttonLook}
`;
const StyledRow = styled(Link)`
  ${listRowLook}
`;

/** How often the vendors are asked, ms; an adapter spaces its questions further when it must. */
const ASK_MS = 5_000;

/** The sports maintenance page. */
export function Page() {
  const { maintenance, toast } = usePlatform();
  const { desks } = useSportsState();
  const state = useStateView(maintenance.state);
  const navigate = useNavigate();
  const resting = ODDS_VENDORS.filter((vendor) => isResting(state, vendor));
  const [wasResting, setWasResting] = useState(resting);
  const back: OddsVendorId | undefined = wasResting.find((vendor) => !resting.includes(vendor));
  if (back === undefined && resting.length > wasResting.length) setWasResting(resting);
  const ask = useEffectEvent(() =>
    wasResting.forEach((vendor) => void desks[vendor].vendor.counts()),
  );
  useEffect(() => {
    ask();
    const timer = setInterval(() => ask(), ASK_MS);
    return () => clearInterval(timer);
  }, [desks]);
  useEffect(() => {
    if (back === undefined) return;
    toast.show('success', copy.back(vendorText[back]));
    void navigate(boardOf(back), { replace: true });
  }, [back, navigate, toast]);
  const how =
    resting.length === 0 ? 'none' : resting.length === ODDS_VENDORS.length ? 'all' : 'some';
  return (
    <PageBody>
      <EmptyState heading={1} icon={<Settings />} title={copy.title[how]} hint={copy.hint[how]} />
      <List aria-label={copy.vendors} data-testid="vendor-states">
        {ODDS_VENDORS.map((vendor) => {
          const rests = resting.includes(vendor);
          return (
            <li key={vendor}>
              <StyledRow
                to={boardOf(vendor)}
                replace
                data-testid={`vendor-state-${vendor}`}
                data-rests={rests}
              >
                <RowContent
                  title={vendorText[vendor]}
                  trailing={
                    <Tag tone={rests ? 'warn' : 'ok'}>{rests ? copy.rests : copy.works}</Tag>
                  }
                  leads
                />
              </StyledRow>
            </li>
          );
        })}
      </List>
      {resting.length === 0 ? null : <p role="status">{copy.asking}</p>}
      <StyledLink data-kind="primary" to={targets.toGames()}>
        {copy.games}
      </StyledLink>
      <StyledLink data-kind="secondary" to={`${targets.toSports()}/wagers`}>
        {copy.wagers}
      </StyledLink>
    </PageBody>
  );
}
