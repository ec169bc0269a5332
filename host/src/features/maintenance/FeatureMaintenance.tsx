/** The feature of this page is under maintenance: a notice, then one page back (R2.5-9). */
import { useEffect, useState } from 'react';
import { BACK_FEATURES, backFeature } from '@site/domain/maintenance/redirect';
import { targets, useNavigate, useStateView } from '@site/platform';
import { usePlatform } from '@site/platform/host';
import { Button, Dialog } from '@site/ui';
import { whenUncovered } from '@site/ui/overlays';
import { MAINTENANCE } from './phrases';
import { useMoneyHeld } from '@site/remote-kit/money-held';

/** Props of {@link FeatureMaintenance}. */
export interface FeatureMaintenanceProps {
  /** Feature of the page that stands. */
  readonly feature: string | null;
  /** There is no page of ours to go back to. */
  readonly isFirst: boolean;
}

/** Watches the page's feature; never over money in flight. Mount it anew for each page. */
export function FeatureMaintenance({ feature, isFirst }: FeatureMaintenanceProps) {
  const { bus, maintenance } = usePlatform();
  const { features } = useStateView(maintenance.state);
  const navigate = useNavigate();
  const held = useMoneyHeld();
  const [announced, setAnnounced] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  useEffect(() => {
    const subscription = bus
      .on('maintenance.announced')
      .subscribe((message) => setAnnounced(message.feature));
    return () => subscription.unsubscribe();
  }, [bus]);
  const closedFeature =
    [...features, announced ?? '']
      .map((closed) => backFeature(closed, feature))
      .find((found) => found !== null) ?? null;
  const goBack = (): void => {
    if (left) return;
    setLeft(true);
    whenUncovered(() => {
      if (isFirst) void navigate(targets.toHome(), { replace: true });
      else void navigate(-1);
    });
  };
  const shown = closedFeature !== null && !left && !held;
  return (
    <Dialog
      open={shown}
      onClose={goBack}
      title={MAINTENANCE.featureTitle(closedFeature ?? BACK_FEATURES[0])}
      testId="feature-maintenance"
      actions={
        <Button block onClick={goBack}>
          {MAINTENANCE.back}
        </Button>
      }
    >
      {MAINTENANCE.featureText}
    </Dialog>
  );
}
