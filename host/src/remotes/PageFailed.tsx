/**
 * The panel in place of a page of the host that crashed: bars and the rest of the site live on
 * (R2.5-6).
 */
import { FailedState } from '@site/ui';
import { copy } from '../phrases/zh-CN';

/** The fallback; its button loads the page anew. */
export function PageFailed() {
  return (
    <FailedState
      testId="page-crash"
      title={copy.crashTitle}
      hint={copy.crashText}
      retryLabel={copy.refresh}
      onRetry={() => window.location.reload()}
    />
  );
}
