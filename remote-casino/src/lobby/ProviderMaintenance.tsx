import styled from 'styled-components';
import { runningBeside } from '@site/domain/games/availability';
import { providerName } from '@site/domain/wallet/groups';
import { useLocation, useNavigate } from '@site/platform';
import { Button, Dialog, color, px, radius, toSiteTime, type } from '@site/ui';
import { whenUncovered } from '@site/ui/overlays';
import { useMaintenanceRead, useProviders } from '../api/queries';
import { MAINTENANCE } from '../phrases/lobby';
import { BUILT_IN_PROVIDERS, readCategory, slugOf } from './categories';
import { providerPath } from './paths';

const StyledOthers = styled.div`
  margin-top: ${px(14)};
  h3 {
    font-size: ${type.s};
    font-weight: 600;
    color: ${color('text-3')};
    margin-bottom: ${px(8)};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${px(8)};
  }
  button {
    min-height: ${px(44)};
    padding: 0 ${px(14)};
    border-radius: ${radius.m};
    font-size: ${type.m};
    font-weight: 600;
    color: ${color('brand-text')};
    background: ${color('brand-soft')};
  }
`;

interface ProviderMaintenanceProps {
  readonly providerCode: string;
  /** End of the maintenance as it was known when the dialog opened, ISO; null when it is not known. */
  readonly until: string | null;
  readonly onClose: () => void;
}

/**
 * Says that a provider is under maintenance, until when, and which others of its category run. It
 * notices by itself when the provider is back.
 */
export function ProviderMaintenance({ providerCode, until, onClose }: ProviderMaintenanceProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { inMaintenance, isKnown } = useMaintenanceRead();
  const { data = BUILT_IN_PROVIDERS } = useProviders();
  const own =
    data.find(({ code }) => code === providerCode) ??
    BUILT_IN_PROVIDERS.find(({ code }) => code === providerCode);
  const name = own?.name ?? providerName(providerCode);
  const isBack = isKnown && !inMaintenance.has(providerCode);
  const others = runningBeside(data, inMaintenance, providerCode);
  const end = inMaintenance.get(providerCode) ?? until;
  const choose = (code: string) => (): void => {
    onClose();
    if (own === undefined) return;
    // In its own list this is one more choice there: filter and order stay, and "back" leads out of the list.
    const isHere = readCategory(pathname.split('/').at(-1)) === own.category;
    whenUncovered(
      () =>
        void navigate(providerPath(slugOf(own.category), code, isHere ? search : ''), {
          replace: isHere,
        }),
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={isBack ? MAINTENANCE.open(name) : MAINTENANCE.title(name)}
      actions={
        <Button kind="primary" onClick={onClose}>
          {MAINTENANCE.back}
        </Button>
      }
      testId="provider-rests"
    >
      {isBack ? (
        <p role="status">{MAINTENANCE.openHint}</p>
      ) : (
        <>
          <p>{end === null ? MAINTENANCE.unknown : MAINTENANCE.until(toSiteTime(end, 'short'))}</p>
          <p>{MAINTENANCE.auto}</p>
          {others.length === 0 ? (
            <p>{own === undefined ? null : MAINTENANCE.none}</p>
          ) : (
            <StyledOthers>
              <h3>{MAINTENANCE.others}</h3>
              <ul>
                {others.map((provider) => (
                  <li key={provider.code}>
                    <button type="button" onClick={choose(provider.code)}>
                      {provider.name}
                    </button>
                  </li>
                ))}
              </ul>
            </StyledOthers>
          )}
        </>
      )}
    </Dialog>
  );
}
