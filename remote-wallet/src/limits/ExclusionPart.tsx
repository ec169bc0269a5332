import { useRef, useState } from 'react';
import styled from 'styled-components';
import { getSelfExclusion, type SelfExclusion } from '@site/contracts/self-exclusion';
import { setSelfExclusion } from '@site/contracts/member-limits';
import { isDefiniteRefusal } from '@site/domain/errors/app-error';
import { exclusionCovers } from '@site/domain/wallet/self-exclusion';
import { STALE, useCall, usePlatform } from '@site/platform';
import { errorText, useSend } from '@site/remote-kit/forms';
import { ReadFailed } from '@site/remote-kit/failed';
import { Button, Card, Notice, Section, SkeletonBar, color, px, toSiteTime, type } from '@site/ui';
import { LIMITS } from '../phrases/limits';
import { ExclusionSheet, type ExclusionChoice } from './ExclusionSheet';

const StyledCard = styled(Card)`
  p {
    margin-bottom: ${px(12)};
    font-size: ${type.s};
    color: ${color('text-2')};
  }
`;

const wordsOf = ({ DisableDeposit, DisableFundIn, DisableBetting }: SelfExclusion): string =>
  [
    DisableDeposit ? LIMITS.restricts.disableDeposit : '',
    DisableFundIn ? LIMITS.restricts.disableFundIn : '',
    DisableBetting ? LIMITS.restricts.disableBetting : '',
  ]
    .filter((word) => word !== '')
    .join('、');

/** Self-exclusion: where it stands, and how to start or lengthen it. */
export function ExclusionPart() {
  const { api, clock, exclusion, toast } = usePlatform();
  const { busy, send } = useSend();
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const state = useCall(getSelfExclusion, {}, { staleMs: STALE.always });
  /** When an attempt was sent whose answer was lost. */
  const lost = useRef<number | null>(null);
  const holds = async (choice: ExclusionChoice, requestedAt: number): Promise<boolean> => {
    const now = await api.call(getSelfExclusion);
    return now.ok && exclusionCovers(now.value, choice, requestedAt);
  };
  const start = async (choice: ExclusionChoice): Promise<void> => {
    const sentAt = lost.current ?? clock.now();
    // Looks first where an earlier tap may have arrived; asked anew, it would be refused as what holds already.
    const answer =
      lost.current !== null && (await holds(choice, sentAt))
        ? null
        : await api.call(setSelfExclusion, { body: choice });
    if (answer !== null && !answer.ok) {
      lost.current = isDefiniteRefusal(answer.error) ? null : sentAt;
      if (lost.current === null || !(await holds(choice, sentAt))) {
        setError(lost.current === null ? errorText(answer.error) : LIMITS.unknown);
        return;
      }
    }
    lost.current = null;
    setOpen(false);
    // The guard of the site and every open form learn it at once.
    exclusion.retry();
    await state.refetch();
    toast.show('success', LIMITS.started);
  };
  // What was read before stands, and what is being chosen with it.
  if (state.isError && state.data === undefined)
    return (
      <Section title={LIMITS.exclusion}>
        <ReadFailed title={LIMITS.failed} why={state.error} onRetry={() => void state.refetch()} />
      </Section>
    );
  const { data } = state;
  return (
    <Section title={LIMITS.exclusion}>
      {data?.Status === true ? (
        <Notice tone="warn" testId="exclusion-active">
          <b>
            {data.SelfExcludeExpiredDate === null
              ? LIMITS.activeForever
              : LIMITS.active(toSiteTime(data.SelfExcludeExpiredDate))}
          </b>
          <p>{wordsOf(data)}</p>
          {data.SelfExcludeSetDate === null ? null : (
            <p className="num" data-testid="exclusion-set">
              {LIMITS.setOn(
                toSiteTime(data.SelfExcludeSetDate),
                data.SelfExcludeExpiredDate === null ? 0 : data.SelfExcludeDuration,
              )}
            </p>
          )}
        </Notice>
      ) : null}
      <StyledCard>
        <p>{LIMITS.exclusionHint}</p>
        {data === undefined ? (
          <SkeletonBar width="8em" />
        ) : (
          <Button
            kind="secondary"
            block
            data-testid="exclusion-open"
            onClick={() => {
              setError(null);
              setOpen(true);
            }}
          >
            {data.Status ? LIMITS.extend : LIMITS.start}
          </Button>
        )}
      </StyledCard>
      {open && data !== undefined ? (
        <ExclusionSheet
          current={data}
          busy={busy}
          error={error}
          onClose={() => setOpen(false)}
          onStart={(choice) => void send(() => start(choice))}
        />
      ) : null}
    </Section>
  );
}
