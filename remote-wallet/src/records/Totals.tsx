import styled from 'styled-components';
import type { ResultOf } from '@site/contracts/endpoint';
import { getStatement } from '@site/contracts/payment-statement';
import type { DayRange } from '@site/domain/betting/statement-range';
import { winLossOf } from '@site/domain/betting/win-loss';
import { fenOf, type Fen } from '@site/domain/money';
import { STALE, useCall } from '@site/platform';
import { Button, Money, SkeletonBar, color, px, radius, type } from '@site/ui';
import { RECORDS, TOTALS } from '../phrases/records';
import type { FilterName } from './filters';

const StyledTotals = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${px(10)} ${px(8)};
  padding: ${px(12)} ${px(14)};
  border-radius: ${radius.l};
  background: ${color('surface')};
  border: 1px solid ${color('line')};
  dt {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  dd {
    font-size: ${type.l};
    font-weight: 650;
  }
`;
const StyledNote = styled.p`
  padding: 0 ${px(4)};
  font-size: ${type.xs};
  color: ${color('text-3')};
`;

/** Sums of a selection as the history gives them. */
export interface HistoryTotals {
  readonly moneyIn: Fen;
  readonly moneyOut: Fen;
  readonly net: Fen;
}

interface Line {
  readonly name: string;
  readonly amount: Fen | undefined;
  readonly signed?: boolean;
  readonly testId: string;
}

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <StyledTotals data-testid="record-totals">
      {lines.map(({ name, amount, signed = false, testId }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-testid={testId}>
            {amount === undefined ? (
              <SkeletonBar width="4em" />
            ) : (
              <Money amount={amount} symbol={false} signed={signed} />
            )}
          </dd>
        </div>
      ))}
    </StyledTotals>
  );
}

const positive = (amount: Fen): Fen => fenOf(amount < 0n ? -amount : amount);

/** Lines of each type, from the sums of the whole selection (C-51). */
const LINES: Readonly<
  Record<
    Exclude<FilterName, 'all' | 'bet' | 'transfer'>,
    (totals: HistoryTotals) => readonly Line[]
  >
> = {
  deposit: ({ moneyIn }) => [{ name: TOTALS.deposited, amount: moneyIn, testId: 'total-in' }],
  withdrawal: ({ moneyOut }) => [
    { name: TOTALS.withdrawn, amount: positive(moneyOut), testId: 'total-out' },
  ],
  other: ({ moneyIn, moneyOut, net }) => [
    { name: TOTALS.income, amount: moneyIn, testId: 'total-in' },
    { name: TOTALS.outgo, amount: positive(moneyOut), testId: 'total-out' },
    { name: TOTALS.net, amount: net, signed: true, testId: 'total-net' },
  ],
};

type Sums = ResultOf<typeof getStatement>;
type SumLines = (sums: Sums | undefined) => readonly Line[];

/** What play came to, and the stakes that are not decided yet. */
const playLines: SumLines = (sums) => [
  {
    name: TOTALS.winLoss,
    amount: sums === undefined ? undefined : winLossOf(sums),
    signed: true,
    testId: 'total-win-loss',
  },
  { name: TOTALS.open, amount: sums?.openStakes, testId: 'total-open' },
];

/** Net deposits and what play came to (C-51, C-52). */
const accountLines: SumLines = (sums) => [
  { name: TOTALS.deposits, amount: sums?.deposits, testId: 'total-deposits' },
  { name: TOTALS.withdrawals, amount: sums?.withdrawals, testId: 'total-withdrawals' },
  { name: TOTALS.netDeposits, amount: sums?.netDeposits, testId: 'total-net-deposits' },
  ...playLines(sums),
  { name: TOTALS.bonuses, amount: sums?.bonuses, testId: 'total-bonuses' },
];

const betLines: SumLines = (sums) => [
  { name: TOTALS.staked, amount: sums?.staked, testId: 'total-out' },
  { name: TOTALS.returned, amount: sums?.returned, testId: 'total-in' },
  ...playLines(sums),
];

/** Sums of a period as the server's statement has them: what play came to stands there alone. */
function FromStatement({
  range,
  lines,
  note,
}: {
  readonly range: DayRange;
  readonly lines: SumLines;
  readonly note: string;
}) {
  const { data, isError, refetch } = useCall(
    getStatement,
    { query: { dateFrom: range.from, dateTo: range.to } },
    { staleMs: STALE.seconds },
  );
  // Sums that were read stand, though a later look found nobody to ask.
  if (isError && data === undefined)
    return (
      <Button kind="ghost" size="s" onClick={() => void refetch()}>
        {RECORDS.totalsFailed} · {RECORDS.retry}
      </Button>
    );
  return (
    <>
      <Lines lines={lines(data)} />
      <StyledNote>{note}</StyledNote>
    </>
  );
}

/** Net deposits and what play came to in a period. */
export const StatementTotals = ({ range }: { readonly range: DayRange }) => (
  <FromStatement range={range} lines={accountLines} note={TOTALS.note} />
);

/** Sums of the whole selection, not only of the rows loaded. */
export function Totals({
  filter,
  totals,
  range,
}: {
  readonly filter: FilterName;
  readonly totals: HistoryTotals;
  readonly range: DayRange;
}) {
  if (filter === 'transfer') return null;
  if (filter === 'all') return <StatementTotals range={range} />;
  if (filter === 'bet')
    return <FromStatement range={range} lines={betLines} note={TOTALS.betNote} />;
  return <Lines lines={LINES[filter](totals)} />;
}
