/**
 * Steps of something that takes time (a deposit, a withdrawal): what happened when, what comes
 * next. Only the entry is here; the code comes with first use.
 */
import { Suspense, lazy, type ReactNode } from 'react';

/** State of a step. */
export type StepState = 'done' | 'now' | 'next' | 'failed';

/** One step. */
export interface TimelineStep {
  readonly id: string;
  readonly state: StepState;
  readonly title: ReactNode;
  readonly hint?: ReactNode;
}

const LazyTimeline = lazy(() =>
  import('./TimelineBody').then((module) => ({ default: module.TimelineBody })),
);

/** A vertical timeline. */
export function Timeline(props: { readonly steps: readonly TimelineStep[] }) {
  return (
    <Suspense fallback={<div className="sk sk-line" />}>
      <LazyTimeline {...props} />
    </Suspense>
  );
}
