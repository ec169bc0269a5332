/**
 * What a crashed site shows: never a blank page, always a way on (R2.5-6). No styles of the site
 * are needed.
 */
import { Component, type ReactNode } from 'react';
import { SupportCode } from '@site/ui';
import { SHELL } from '../phrases/zh-CN';
import { noteError } from '../telemetry/early-errors';

/** The fallback page. */
export function CrashPage({ supportCode }: { readonly supportCode: string }) {
  return (
    <div className="site-column" data-testid="page-crash">
      <main className="site-main sk-page" role="alert">
        <h1>{SHELL.crashTitle}</h1>
        <p>{SHELL.crashText}</p>
        <p>
          <SupportCode code={supportCode} />
        </p>
        <p>
          <button
            type="button"
            className="site-bar-link"
            data-kind="primary"
            onClick={() => window.location.reload()}
          >
            {SHELL.refresh}
          </button>
        </p>
      </main>
    </div>
  );
}

/** The last boundary around the whole site. */
export class CrashBoundary extends Component<
  { readonly supportCode: () => string; readonly children: ReactNode },
  { readonly crashed: boolean }
> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { readonly crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    noteError({ kind: 'render', error, part: 'host' });
    console.error('the host crashed:', error instanceof Error ? error.message : error);
  }

  override render(): ReactNode {
    return this.state.crashed ? (
      <CrashPage supportCode={this.props.supportCode()} />
    ) : (
      this.props.children
    );
  }
}
