/** What a remote throws stays in its place on the page (R2.5-6). */
import { Component, type ReactNode } from 'react';
import { noteError } from '../telemetry/early-errors';

/** Props of {@link RemoteBoundary}. */
export interface RemoteBoundaryProps {
  readonly remote: string;
  readonly fallback: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

/** Catches render errors of one remote, and names it in the console. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown): void {
    noteError({ kind: 'remote', error, part: this.props.remote });
    console.error(`remote ${this.props.remote} failed:`, error instanceof Error ? error.message : error);
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : this.props.fallback(this.state.error);
  }
}
