/** A remote's page in the host's layout: its declared skeleton first, its code when it comes. */
import { Skeleton } from '@site/ui';
import type { SkeletonName } from '@site/contracts/remote-surface';
import { SeasonPlace, isSeason } from './SeasonPlace';
import { RemoteFailed } from './RemoteFailed';
import { RemoteView } from './reported';
import { useSiteLoader } from './contexts';

/** Props of {@link RemoteOutlet}. */
export interface RemoteOutletProps {
  readonly remote: string;
  readonly title: string;
  readonly page: string;
  readonly skeleton: SkeletonName;
}

/** Shows a page of a remote. */
export function RemoteOutlet({ remote, title, page, skeleton }: RemoteOutletProps) {
  const loader = useSiteLoader();
  const waiting = <Skeleton kind={skeleton} />;
  return (
    <RemoteView
      key={`${remote}/${page}`}
      remote={remote}
      asked={loader.page(remote, page)}
      waiting={isSeason(remote) ? <SeasonPlace remote={remote} instead={waiting} /> : waiting}
      failed={(retry) => <RemoteFailed remote={remote} title={title} onRetry={retry} />}
    />
  );
}
