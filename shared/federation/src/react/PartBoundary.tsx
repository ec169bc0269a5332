/** What a part of the site throws stays in its place on the page. */
import { Component, type ReactNode } from 'react';

/** Props of {@link PartBoundary}. */
export interface PartBoundaryProps {
  /** Who failed, for the console. */
  readonly name: string;
  readonly fallback: (retry: () => void) => ReactNode;
  /** Where the site puts what was caught on record; called first. */
  readonly report: (error: unknown, name: string) => void;
  /** Called with what was caught, after it was written to the console. */
  readonly onError?: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Catches render errors of one part, and names it in the console. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.report(error, this.props.name);
    console.error(`${this.props.name} failed:`, error instanceof Error ? error.message : error);
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    return this.state.failed
      ? this.props.fallback(() => this.setState({ failed: false }))
      : this.props.children;
  }
}
