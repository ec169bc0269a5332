/**
 * /restrict: the account or the region is closed (MEM00145, GEN0002); the server's words as text
 * where it gave some (§8).
 */
import { KEYS, usePlatform } from '@site/platform/host';
import { Lock, Notice } from '@site/ui';
import { STATUS } from '../../phrases/status';
import { HomeLink, ServiceLink, StatusPage } from './StatusPage';

export function RestrictPage() {
  const why = usePlatform().storage.read(KEYS.ipError);
  return (
    <StatusPage
      icon={<Lock />}
      title={STATUS.restrictTitle}
      text={STATUS.restrictText}
      testId="page-restrict"
    >
      {why === null || why === '' ? null : (
        <Notice tone="warn" testId="restrict-why">
          <b>{STATUS.restrictWhy}</b> {why}
        </Notice>
      )}
      <ServiceLink kind="primary" />
      <HomeLink />
    </StatusPage>
  );
}
