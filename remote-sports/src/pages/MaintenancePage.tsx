/**
 * /sbtwo/maintenance: which vendors rest; it asks them quietly and leads back by itself as soon as
 * one works.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { isInMaintenance } from '@site/domain/vendors/maintenance';
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
import { VENDOR_TEXT } from '../phrases/names';
import { MAINTENANCE } from '../phrases/results';
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
  const { vendorSessions } = useSportsState();
  const state = useStateView(maintenance.state);
  const navigate = useNavigate();
  const inMaintenance = ODDS_VENDORS.filter((vendor) => isInMaintenance(state, vendor));
  const [wasInMaintenance, setWasInMaintenance] = useState(inMaintenance);
  const back: OddsVendorId | undefined = wasInMaintenance.find(
    (vendor) => !inMaintenance.includes(vendor),
  );
  if (back === undefined && inMaintenance.length > wasInMaintenance.length)
    setWasInMaintenance(inMaintenance);
  const ask = useEffectEvent(() =>
    wasInMaintenance.forEach((vendor) => void vendorSessions[vendor].vendor.counts()),
  );
  useEffect(() => {
    ask();
    const timer = setInterval(() => ask(), ASK_MS);
    return () => clearInterval(timer);
  }, [vendorSessions]);
  useEffect(() => {
    if (back === undefined) return;
    toast.show('success', MAINTENANCE.back(VENDOR_TEXT[back]));
    void navigate(boardOf(back), { replace: true });
  }, [back, navigate, toast]);
  const how =
    inMaintenance.length === 0
      ? 'none'
      : inMaintenance.length === ODDS_VENDORS.length
        ? 'all'
        : 'some';
  return (
    <PageBody>
      <EmptyState
        heading={1}
        icon={<Settings />}
        title={MAINTENANCE.title[how]}
        hint={MAINTENANCE.hint[how]}
      />
      <List aria-label={MAINTENANCE.vendors} data-testid="vendor-states">
        {ODDS_VENDORS.map((vendor) => {
          const isClosed = inMaintenance.includes(vendor);
          return (
            <li key={vendor}>
              <StyledRow
                to={boardOf(vendor)}
                replace
                data-testid={`vendor-state-${vendor}`}
                data-maintenance={isClosed}
              >
                <RowContent
                  title={VENDOR_TEXT[vendor]}
                  trailing={
                    <Tag tone={isClosed ? 'warn' : 'ok'}>
                      {isClosed ? MAINTENANCE.inMaintenance : MAINTENANCE.works}
                    </Tag>
                  }
                  leads
                />
              </StyledRow>
            </li>
          );
        })}
      </List>
      {inMaintenance.length === 0 ? null : <p role="status">{MAINTENANCE.asking}</p>}
      <StyledLink data-kind="primary" to={targets.toGames()}>
        {MAINTENANCE.games}
      </StyledLink>
      <StyledLink data-kind="secondary" to={`${targets.toSports()}/wagers`}>
        {MAINTENANCE.wagers}
      </StyledLink>
    </PageBody>
  );
}
