import { ReadFailed } from '@site/remote-kit/failed';
import { Notice, PageBody, Section, Skeleton } from '@site/ui';
import { DepositLimits } from '../limits/DepositLimits';
import { ExclusionPart } from '../limits/ExclusionPart';
import { StatementPart } from '../limits/StatementPart';
import { TimeLimit } from '../limits/TimeLimit';
import { useLimits } from '../limits/use-limits';
import { MemberOnly } from '@site/remote-kit/gate';
import { ServiceAnchor } from '../me/ServiceAnchor';
import { useFreshFigures } from '../money/use-fresh-figures';
import { GATE } from '../phrases/gate';
import { LIMITS } from '../phrases/limits';

function ForMember() {
  useFreshFigures();
  const { limits, busy, change } = useLimits(true);
  return (
    <PageBody data-testid="limits-page">
      <Notice>{LIMITS.intro}</Notice>
      {limits.data === undefined ? (
        limits.isError ? (
          <ReadFailed
            title={LIMITS.failed}
            why={limits.error}
            onRetry={() => void limits.refetch()}
          />
        ) : (
          <Skeleton kind="list" />
        )
      ) : (
        <>
          <DepositLimits limits={limits.data.deposits} busy={busy} onChange={change} />
          <TimeLimit time={limits.data.time} busy={busy} onChange={change} />
        </>
      )}
      <ExclusionPart />
      <StatementPart />
      <Section title={LIMITS.help}>
        <Notice>
          <p>{LIMITS.helpText}</p>
          <ServiceAnchor>{LIMITS.service}</ServiceAnchor>
        </Notice>
      </Section>
    </PageBody>
  );
}

/** Responsible play: limits, reminders, self-exclusion and what the account came to, on one page. */
export function Page() {
  return (
    <MemberOnly hint={GATE.limits}>
      <ForMember />
    </MemberOnly>
  );
}
