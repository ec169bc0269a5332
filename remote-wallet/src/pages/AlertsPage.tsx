import { getAlertSettings } from '@site/contracts/alerts';
import { STALE, useCall } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { Notice, PageBody, Skeleton } from '@site/ui';
import { DevicePart, KindsPart } from '../alerts/AlertParts';
import { ALERTS } from '../phrases/alerts';

/** Alerts: whether this device is told, and of what. */
export function Page() {
  const settings = useCall(getAlertSettings, {}, { staleMs: STALE.seconds });
  if (settings.data === undefined)
    return (
      <PageBody>
        {settings.isError ? (
          <ReadFailed
            title={ALERTS.failed}
            why={settings.error}
            onRetry={() => void settings.refetch()}
          />
        ) : (
          <Skeleton kind="list" />
        )}
      </PageBody>
    );
  return (
    <PageBody data-testid="alerts-page">
      <DevicePart
        browser={window}
        serverKey={settings.data.serverKey}
        lead={
          settings.data.isSilent ? (
            <Notice tone="warn" testId="alerts-silent">
              {ALERTS.silent}
            </Notice>
          ) : null
        }
        rest={<KindsPart settings={settings.data} />}
      />
    </PageBody>
  );
}
