/** /restrict: the account or the region is closed (MEM00145, GEN0002); the server's words as text where it gave some (§8). */
import { Lock } from '@site/ui';
import { copy } from '../../phrases/status';
import { HomeLink, ServiceLink, StatusPage } from './StatusPage';

/** The page. */
export function RestrictPage() {
  return (
    <StatusPage icon={<Lock />} title={copy.restrictTitle} text={copy.restrictText} testId="page-restrict">
      <ServiceLink kind="primary" /><HomeLink />
    </StatusPage>
  );
}
