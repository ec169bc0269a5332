/** /maintenance: looks by itself whether the site is back, and goes back when it is (GEN0001, R2.3-2). */
import { targets, useLocation, useNavigate } from '@site/platform';
import { Button, DateText, Settings } from '@site/ui';
import { copy } from '../../phrases/status';
import { ServiceLink, StatusPage } from './StatusPage';
import { useGatewayWatch } from './use-gateway-watch';

/** React-router's key of the entry that the document was opened with. */
const FIRST_KEY = 'default';

/** The page. */
export function MaintenancePage() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { checking, closedAt, check } = useGatewayWatch(() => {
    if (key === FIRST_KEY) void navigate(targets.toHome(), { replace: true });
    else void navigate(-1);
  });
  const told = checking ? copy.checking : closedAt === null ? copy.willCheck : <>{copy.stillClosed}<DateText at={closedAt} shape="time" /></>;
  return (
    <StatusPage icon={<Settings />} title={copy.maintenanceTitle} text={<>{copy.maintenanceText}<br /><small role="status">{told}</small></>} testId="page-maintenance">
      <Button block loading={checking} data-testid="maintenance-check" onClick={check}>{copy.checkNow}</Button>
      <ServiceLink />
    </StatusPage>
  );
}
