/**
 * What stands in place of a remote's page that could not be shown: a panel, for a season its
 * poster; the rest of the site lives on.
 */
import { FailedState, SupportCode } from '@site/ui';
import { SHELL } from '../phrases/zh-CN';
import { SeasonPlace, isSeason } from './SeasonPlace';
import { useFederation } from '@site/federation/react/contexts';

/** Props of {@link RemoteFailed}. */
export interface RemoteFailedProps {
  readonly remote: string;
  readonly title: string;
  readonly onRetry: () => void;
}

/** The failure panel with a retry that works in the same page life. */
export function RemoteFailed({ remote, title, onRetry }: RemoteFailedProps) {
  const federation = useFederation();
  const code = federation.supportCode();
  // Only a newer page offers what this part needs: trying again here would not help.
  const isOld = federation.resolve(remote).poster === 'refresh';
  // A network that is gone is no fault of the part: it comes by itself when that is back.
  const isCut = !isOld && !navigator.onLine;
  const hint = isCut ? (
    SHELL.cutText
  ) : (
    <>
      {isOld ? SHELL.pageTooOld : SHELL.remoteFailedText}
      <br />
      <SupportCode code={code} />
    </>
  );
  const panel = isOld ? (
    <FailedState
      title={SHELL.remoteFailed(title)}
      onRetry={() => window.location.reload()}
      retryLabel={SHELL.refresh}
      hint={hint}
    />
  ) : (
    <FailedState
      title={isCut ? SHELL.cut : SHELL.remoteFailed(title)}
      onRetry={onRetry}
      hint={hint}
    />
  );
  return (
    <div data-testid="remote-failed" data-remote={remote}>
      {isSeason(remote) ? (
        <SeasonPlace remote={remote} failed={{ onRetry, code }} instead={panel} />
      ) : (
        panel
      )}
    </div>
  );
}
