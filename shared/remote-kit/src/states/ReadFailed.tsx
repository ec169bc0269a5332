/**
 * A read that failed, where its answer would stand: the title of the page, the sentence of the
 * catalogue, a retry (§8). The toast says the same sentence, and "network" only where no answer
 * came.
 */
import { featureOfCall, type MaintenanceFeature } from '@site/domain/errors/maintenance-by-feature';
import { sentenceOf } from '@site/phrases/errors';
import { CallError } from '@site/platform';
import { FailedState, type FailedStateProps } from '@site/ui';

/** Props of {@link ReadFailed}. */
export interface ReadFailedProps extends FailedStateProps {
  /** `error` of the query; with several queries the first that failed. */
  readonly why: Error | null | undefined;
  /** What was wanted, where the path of the call does not say it. */
  readonly feature?: MaintenanceFeature;
}

/** The failed state of a page's own read. */
export function ReadFailed({ why, feature, hint, ...state }: ReadFailedProps) {
  const call = why instanceof CallError ? why : null;
  const wanted = feature ?? (typeof call?.path !== 'string' ? null : featureOfCall(call.path));
  const sentence = call === null ? null : sentenceOf(call.reason, wanted);
  const shown = sentence ?? hint;
  return <FailedState {...state} {...(shown === undefined ? {} : { hint: shown })} />;
}
