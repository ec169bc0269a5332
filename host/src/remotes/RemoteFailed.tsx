/** The panel in place of a remote's page that could not be shown; the rest of the site lives on. */
import { FailedState } from '@site/ui';
import { copy } from '../phrases/zh-CN';
import { useFederation } from './federation-context';

/** Props of {@link RemoteFailed}. */
export interface RemoteFailedProps { readonly remote: string; readonly title: string; readonly onRetry: () => void }

/** The failure panel with a retry that works in the same page life. */
export function RemoteFailed({ remote, title, onRetry }: RemoteFailedProps) {
  const federation = useFederation();
  return (
    <div data-testid="remote-failed" data-remote={remote}>
      <FailedState
        title={copy.remoteFailed(title)} onRetry={onRetry}
        hint={<>{copy.remoteFailedText}<br /><small>{copy.support(federation.supportCode())}</small></>}
      />
    </div>
  );
}
