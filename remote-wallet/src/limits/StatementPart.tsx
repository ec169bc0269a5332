import { useState } from 'react';
import { presetRange, type DayRange } from '@site/domain/betting/statement-range';
import { usePlatform } from '@site/platform';
import { Section } from '@site/ui';
import { PeriodPicker } from '@site/ui/period-picker';
import { LIMITS } from '../phrases/limits';
import { StatementTotals } from '../records/Totals';

/** What the account came to in a period of up to three months: the activity statement. */
export function StatementPart() {
  const { clock } = usePlatform();
  const [range, setRange] = useState<DayRange>(() => presetRange('month', clock.now()));
  return (
    <Section title={LIMITS.statement}>
      <PeriodPicker value={range} onChange={setRange} now={clock.now} testId="statement" />
      <StatementTotals range={range} />
    </Section>
  );
}
