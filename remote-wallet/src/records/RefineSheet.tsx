import { useState } from 'react';
import styled from 'styled-components';
import type { DayRange } from '@site/domain/betting/statement-range';
import { usePlatform } from '@site/platform';
import { Button, Sheet, Tabs, color, px, radius, type } from '@site/ui';
import { ListFilter } from '@site/ui/more-icons';
import { PeriodPicker } from '@site/ui/period-picker';
import { RECORDS } from '../phrases/records';
import { statusOptions, type FilterName, type StatusName } from './filters';

const StyledOpen = styled.button`
  display: flex;
  align-items: center;
  gap: ${px(8)};
  width: 100%;
  min-height: ${px(44)};
  padding: 0 ${px(14)};
  border-radius: ${radius.m};
  background: ${color('surface')};
  border: 1px solid ${color('line')};
  font-size: ${type.s};
  color: ${color('text-2')};
  text-align: start;
  svg {
    width: ${px(18)};
    height: ${px(18)};
    color: ${color('brand-text')};
    flex: none;
  }
  span {
    flex: 1;
    min-width: 0;
  }
  b {
    color: ${color('brand-text')};
    font-weight: 600;
  }
`;
const StyledBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(14)};
  padding-bottom: ${px(8)};
`;

interface RefineSheetProps {
  readonly filter: FilterName;
  readonly range: DayRange;
  readonly onRange: (range: DayRange) => void;
  /** Null where rows have one state only. */
  readonly status: StatusName | null;
  readonly onStatus: (status: StatusName) => void;
}

/** Period and state: said in one line, changed in a sheet. */
export function RefineSheet({ filter, range, onRange, status, onStatus }: RefineSheetProps) {
  const { clock } = usePlatform();
  const [open, setOpen] = useState(false);
  const days = range.from === range.to ? range.from : `${range.from} ~ ${range.to}`;
  const state =
    status === null || status === 'any'
      ? null
      : statusOptions(filter).find(({ value }) => value === status)?.label;
  return (
    <>
      <StyledOpen
        type="button"
        data-testid="records-refine"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <ListFilter aria-hidden="true" />
        <span className="num">
          {days.replaceAll('-', '/')}
          {state === null ? '' : ` · ${state}`}
        </span>
        <b>{RECORDS.refine}</b>
      </StyledOpen>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={RECORDS.refineTitle}
        testId="records-refine-sheet"
        footer={
          <Button block data-testid="records-refine-done" onClick={() => setOpen(false)}>
            {RECORDS.show}
          </Button>
        }
      >
        <StyledBody>
          <PeriodPicker value={range} onChange={onRange} now={clock.now} testId="records-period" />
          {status === null ? null : (
            <Tabs
              label={RECORDS.status}
              options={statusOptions(filter)}
              value={status}
              onChange={onStatus}
            />
          )}
        </StyledBody>
      </Sheet>
    </>
  );
}
