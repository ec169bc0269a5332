/**
 * The panel in place of a page of the host that crashed: bars and the rest of the site live on
 * (R2.5-6).
 */
import { FailedState } from '@site/ui';
import { SHELL } from '../phrases/zh-CN';

/** The fallback; its button loads the page anew. */
export function PageFailed() {
  return (
    <FailedState
      testId="page-crash"
      title={SHELL.crashTitle}
      hint={SHELL.crashText}
      retryLabel={SHELL.refresh}
      onRetry={() => window.location.reload()}
    />
  );
}
