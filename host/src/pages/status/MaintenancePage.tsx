/**
 * /maintenance: looks by itself whether the site is back, and goes back when it is (GEN0001,
 * R2.3-2).
 */
import { targets, useNavigate } from '@site/platform';
import { Button, DateText, Settings } from '@site/ui';
import { STATUS } from '../../phrases/status';
import { ServiceLink, StatusPage } from './StatusPage';
import { useGatewayWatch } from './use-gateway-watch';

/**
 * True when a page of ours stands before this one; the router numbers its entries, and a replaced
 * first entry is still the first.
 */
function cameFromInside(): boolean {
  const state: unknown = window.history.state;
  return (
    typeof state === 'object' &&
    state !== null &&
    'idx' in state &&
    typeof state.idx === 'number' &&
    state.idx > 0
  );
}

export function MaintenancePage() {
  const navigate = useNavigate();
  const { checking, closedAt, check } = useGatewayWatch(() => {
    if (cameFromInside()) void navigate(-1);
    else void navigate(targets.toHome(), { replace: true });
  });
  const message = checking ? (
    STATUS.checking
  ) : closedAt === null ? (
    STATUS.willCheck
  ) : (
    <>
      {STATUS.stillClosed}
      <DateText at={closedAt} shape="time" />
    </>
  );
  return (
    <StatusPage
      icon={<Settings />}
      title={STATUS.maintenanceTitle}
      text={
        <>
          {STATUS.maintenanceText}
          <br />
          <small role="status">{message}</small>
        </>
      }
      testId="page-maintenance"
    >
      <Button block loading={checking} data-testid="maintenance-check" onClick={check}>
        {STATUS.checkNow}
      </Button>
      <ServiceLink />
    </StatusPage>
  );
}
