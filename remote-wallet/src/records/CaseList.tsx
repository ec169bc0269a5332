import styled from 'styled-components';
import { getFundCases, type FundCase } from '@site/contracts/payment-cases';
import { STALE, useCall } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { Card, DateText, Money, Section, Tag, color, px, type, type TagProps } from '@site/ui';
import { CASES, CASE_STATUS_TEXT } from '../phrases/records';

const StyledCase = styled.article`
  display: grid;
  gap: ${px(4)};
  font-size: ${type.s};
  color: ${color('text-2')};
  & + & {
    margin-top: ${px(12)};
    padding-top: ${px(12)};
    border-top: 1px solid ${color('line')};
  }
  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${px(10)};
  }
  b {
    font-size: ${type.m};
    color: ${color('text')};
  }
  p {
    overflow-wrap: anywhere;
  }
`;

const TONES: Readonly<Record<FundCase['status'], NonNullable<TagProps['tone']>>> = {
  Submitted: 'gold',
  Investigating: 'gold',
  Credited: 'ok',
  Closed: 'neutral',
};
const UNDER_WAY: ReadonlySet<string> = new Set(['Submitted', 'Investigating']);
/** How often cases under way are asked for. */
const OPEN_MS = 10_000;

/** Cases of deposits that did not arrive, with what became of them. */
export function CaseList() {
  const {
    data = [],
    isLoadingError,
    error,
    refetch,
  } = useCall(getFundCases, {}, { staleMs: STALE.always });
  const open = data.some(({ status }) => UNDER_WAY.has(status));
  useCall(
    getFundCases,
    {},
    { staleMs: STALE.always, enabled: open, ...(open ? { refetchMs: OPEN_MS } : {}) },
  );
  if (isLoadingError)
    return (
      <Section title={CASES.list}>
        <ReadFailed
          title={CASES.failed}
          why={error}
          onRetry={() => void refetch()}
          testId="fund-cases-failed"
        />
      </Section>
    );
  if (data.length === 0) return null;
  return (
    <Section title={CASES.list}>
      <Card>
        {data.map((each) => (
          <StyledCase key={each.caseId} data-testid="fund-case" data-status={each.status}>
            <div>
              <b>
                <Money amount={each.amount} />
              </b>
              <Tag tone={TONES[each.status]}>{CASE_STATUS_TEXT[each.status]}</Tag>
            </div>
            <p>{each.description}</p>
            <p>
              {CASES.answer}：{each.answer}
            </p>
            <small>
              {CASES.since} <DateText at={each.createdAt} />
            </small>
          </StyledCase>
        ))}
      </Card>
    </Section>
  );
}
