/** A period of up to three months: presets as chips, or days of one's own (safety C-51). */
import { useId, useState } from 'react';
import {
  presetRange,
  RANGE_PRESETS,
  rangeProblem,
  type DayRange,
  type RangePreset,
  type RangeProblem,
} from '@site/domain/betting/statement-range';
import { Tabs, color, px, radius, type } from '@site/ui';
import styled from 'styled-components';

const StyledDates = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${px(10)};
  label {
    display: flex;
    flex-direction: column;
    gap: ${px(4)};
    font-size: ${type.s};
    color: ${color('text-2')};
    min-width: 0;
  }
  input {
    width: 100%;
    min-width: 0;
    min-height: ${px(44)};
    padding: 0 ${px(10)};
    border: 1px solid ${color('line-field')};
    border-radius: ${radius.m};
    background: ${color('sunken')};
    color: ${color('text')};
    font-size: max(16px, ${type.l});
    color-scheme: inherit;
  }
  & > p {
    grid-column: 1 / -1;
    font-size: ${type.s};
    color: ${color('danger')};
  }
`;

const copy = {
  period: '查询时间',
  own: '自选日期',
  from: '开始日期',
  to: '结束日期',
  presets: {
    today: '今天',
    yesterday: '昨天',
    week: '近7天',
    month: '近一个月',
    quarter: '近三个月',
  } satisfies Record<RangePreset, string>,
  problems: {
    incomplete: '请选择完整的开始和结束日期',
    reversed: '开始日期不能晚于结束日期',
    tooLong: '最多可查询三个月（92天），请缩短区间',
    future: '开始日期不能晚于今天',
  } satisfies Record<RangeProblem, string>,
} as const;

type Choice = RangePreset | 'own';

/** Props of {@link PeriodPicker}. */
export interface PeriodPickerProps {
  readonly value: DayRange;
  readonly onChange: (range: DayRange) => void;
  /** Epoch ms of the server's clock. */
  readonly now: () => number;
  /** Start of the test ids. */
  readonly testId: string;
}

function OwnDates({
  range,
  onShow,
  now,
  testId,
}: {
  readonly range: DayRange;
  readonly onShow: (range: DayRange) => void;
  readonly now: () => number;
  readonly testId: string;
}) {
  const id = useId();
  const [typed, setTyped] = useState(range);
  const problem = rangeProblem(typed, now());
  const take = (next: DayRange): void => {
    setTyped(next);
    if (rangeProblem(next, now()) === null) onShow(next);
  };
  const wrong = problem === null ? {} : { 'aria-invalid': true, 'aria-describedby': id };
  return (
    <StyledDates>
      <label>
        {copy.from}
        <input
          type="date"
          value={typed.from}
          data-testid={`${testId}-from`}
          {...wrong}
          onChange={(event) => take({ ...typed, from: event.target.value })}
        />
      </label>
      <label>
        {copy.to}
        <input
          type="date"
          value={typed.to}
          data-testid={`${testId}-to`}
          {...wrong}
          onChange={(event) => take({ ...typed, to: event.target.value })}
        />
      </label>
      {problem === null ? null : (
        <p id={id} role="status">
          {copy.problems[problem]}
        </p>
      )}
    </StyledDates>
  );
}

/** The chips and, for days of one's own, the two dates. */
export function PeriodPicker({ value, onChange, now, testId }: PeriodPickerProps) {
  const preset = RANGE_PRESETS.find((each) => {
    const { from, to } = presetRange(each, now());
    return from === value.from && to === value.to;
  });
  const [wantsOwn, setWantsOwn] = useState(false);
  const choice: Choice = wantsOwn ? 'own' : (preset ?? 'own');
  const choose = (next: Choice): void => {
    setWantsOwn(next === 'own');
    if (next !== 'own') onChange(presetRange(next, now()));
  };
  return (
    <>
      <Tabs<Choice>
        label={copy.period}
        value={choice}
        onChange={choose}
        options={[
          ...RANGE_PRESETS.map((each) => ({
            value: each,
            label: copy.presets[each],
            testId: `${testId}-${each}`,
          })),
          { value: 'own', label: copy.own, testId: `${testId}-own` },
        ]}
      />
      {choice === 'own' ? (
        <OwnDates range={value} onShow={onChange} now={now} testId={testId} />
      ) : null}
    </>
  );
}
