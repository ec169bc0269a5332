/**
 * Steps of something that takes time (a deposit, a withdrawal): what happened when, what comes
 * next. Only the entry is here; the code comes with first use.
 */
import { type ReactNode } from 'react';
import { later } from '../late/later';

/** State of a step. */
export type StepState = 'done' | 'now' | 'next' | 'failed';

/** One step. */
export interface TimelineStep {
  readonly id: string;
  readonly state: StepState;
  readonly title: ReactNode;
  readonly hint?: ReactNode;
}

const LazyTimeline = later(() => import('./TimelineBody').then((module) => module.TimelineBody));

/** A vertical timeline. */
export function Timeline(props: { readonly steps: readonly TimelineStep[] }) {
  return <LazyTimeline meanwhile={<div className="sk sk-line" />} {...props} />;
}
