import { MemberOnly } from '@site/remote-kit/gate';
import { Segmented } from '@site/ui';
import { FormsPart } from '../applied/FormsPart';
import { HistoryPart } from '../applied/HistoryPart';
import { RunningPart } from '../applied/RunningPart';
import { subTabOf } from '../list/screen';
import { APPLIED } from '../phrases/applied';
import type { TabProps } from './tab-props';

const PARTS = (['running', 'history', 'forms'] as const).map((value) => ({
  value,
  label: APPLIED[value],
  testId: `applied-${value}`,
}));
const BODIES = { running: RunningPart, history: HistoryPart, forms: FormsPart } as const;

/** What the member applied for: running ones, all of 180 days, forms of campaigns. */
export function AppliedTab({ screen, tell }: TabProps) {
  const part = subTabOf(screen, 'Applied') ?? 'running';
  const Body = BODIES[part];
  return (
    <MemberOnly hint={APPLIED.login}>
      <Segmented
        label={APPLIED.parts}
        options={PARTS}
        value={part}
        onChange={(subTab) => tell({ type: 'sub-tab-chosen', subTab })}
      />
      <Body />
    </MemberOnly>
  );
}
