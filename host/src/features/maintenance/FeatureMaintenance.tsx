/** The feature of this page is under maintenance: a notice, then one page back (R2.5-9). */
import { useEffect, useEffectEvent, useState } from 'react';
import { BACK_FEATURES, backFeature, type BackFeature } from '@site/domain/maintenance/redirect';
import { targets, useLocation, useNavigate, useSession, useStateView } from '@site/platform';
import { usePlatform } from '@site/platform/host';
import { Button, Dialog } from '@site/ui';
import { whenUncovered } from '@site/ui/overlays';
import { MAINTENANCE } from './phrases';
import { setStandingNotice } from './standing-notice';
import { useMoneyHeld } from '@site/remote-kit/money-held';

/** Props of {@link FeatureMaintenance}. */
export interface FeatureMaintenanceProps {
  /** Feature of the page that stands. */
  readonly feature: string | null;
  /** There is no page of ours to go back to. */
  readonly isFirst: boolean;
}

/** A notice and the page that it is about. */
interface Notice {
  readonly feature: BackFeature;
  /** Key of the page's location. */
  readonly at: string;
  readonly isFirst: boolean;
  /**
   * The same answer signs a member out (§8), and the guard puts the login in the page's place: the
   * notice stays over it, and back is still the page before the feature's (ADR 062). Money whose
   * outcome is open is what the login is about then, and nothing stands over it.
   */
  readonly outlives: boolean;
  readonly isRead: boolean;
}

/** Watches the page's feature; never over money in flight. */
export function FeatureMaintenance({ feature, isFirst }: FeatureMaintenanceProps) {
  const platform = usePlatform();
  const { bus, maintenance } = platform;
  const { features } = useStateView(maintenance.state);
  const { key: at } = useLocation();
  const isVisitor = useSession().status === 'visitor';
  const navigate = useNavigate();
  const held = useMoneyHeld();
  const [notice, setNotice] = useState<Notice | null>(null);
  const told = (news: BackFeature): Notice => ({
    feature: news,
    at,
    isFirst,
    outlives: !isVisitor && !held,
    isRead: false,
  });
  const hear = useEffectEvent((news: string) => {
    const closed = backFeature(news, feature);
    if (closed === null || notice?.at === at) return;
    setStandingNotice(platform, closed);
    setNotice(told(closed));
  });
  useEffect(() => {
    const subscription = bus
      .on('maintenance.announced')
      .subscribe((message) => hear(message.feature));
    return () => subscription.unsubscribe();
  }, [bus]);
  const closed =
    features.map((each) => backFeature(each, feature)).find((found) => found !== null) ?? null;
  if (closed !== null && notice?.at !== at) setNotice(told(closed));
  else if (notice !== null && notice.at !== at && (notice.isRead || !notice.outlives || !isVisitor))
    setNotice(null);
  const shown = notice !== null && !notice.isRead && !held;
  const standing = shown ? notice.feature : null;
  useEffect(() => {
    setStandingNotice(platform, standing);
    return () => setStandingNotice(platform, null);
  }, [platform, standing]);
  const goBack = (): void => {
    if (notice === null || notice.isRead) return;
    setNotice({ ...notice, isRead: true });
    whenUncovered(() => {
      if (notice.isFirst) void navigate(targets.toHome(), { replace: true });
      else void navigate(-1);
    });
  };
  return (
    <Dialog
      open={shown}
      onClose={goBack}
      title={MAINTENANCE.featureTitle(notice?.feature ?? BACK_FEATURES[0])}
      testId="feature-maintenance"
      actions={
        <Button block onClick={goBack}>
          {MAINTENANCE.back}
        </Button>
      }
    >
      <p>{MAINTENANCE.featureText}</p>
      {notice?.outlives === true && isVisitor ? <p>{MAINTENANCE.loggedOut}</p> : null}
    </Dialog>
  );
}
