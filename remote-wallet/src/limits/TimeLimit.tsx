import { useState } from 'react';
import styled from 'styled-components';
import type { MemberLimits } from '@site/contracts/member-limits';
import { PlaySession } from '@site/domain/constants';
import { usePlatform } from '@site/platform';
import { Button, Card, Notice, Section, Tabs, color, px, toSiteTime, type } from '@site/ui';
import { LIMITS } from '../phrases/limits';
import type { LimitChange } from './use-limits';

const StyledText = styled.p`
  margin-bottom: ${px(10)};
  font-size: ${type.s};
  color: ${color('text-2')};
`;

const StyledSave = styled(Button)`
  margin: ${px(12)} 0;
`;

const NEVER = 'none';

interface TimeLimitProps {
  readonly time: MemberLimits['time'];
  readonly busy: boolean;
  readonly onChange: (change: LimitChange) => Promise<MemberLimits | string | null>;
}

const labelOf = (minutes: number | null): string =>
  minutes === null ? LIMITS.timeNone : LIMITS.minutes(minutes);

/** After how long the member is asked whether to go on. */
export function TimeLimit({ time, busy, onChange }: TimeLimitProps) {
  const { toast } = usePlatform();
  const [error, setError] = useState<string | null>(null);
  const { sessionMinutes, pendingMinutes, pendingFrom } = time;
  // A choice made elsewhere (support, another client) stays visible as one of the list.
  const minutes = [
    ...new Set([...PlaySession.choices, ...(sessionMinutes === null ? [] : [sessionMinutes])]),
  ].toSorted((a, b) => a - b);
  const now = sessionMinutes === null ? NEVER : String(sessionMinutes);
  // Chosen first, saved by a tap of its own: a tighter limit binds for a day, and arrow keys walk over the others.
  const [chosen, setChosen] = useState<string | null>(null);
  const save = async (value: string): Promise<void> => {
    const answer = await onChange({ sessionMinutes: value === NEVER ? null : Number(value) });
    setError(typeof answer === 'string' ? answer : null);
    if (answer === null || typeof answer === 'string') return;
    setChosen(null);
    const from = answer.time.pendingFrom;
    toast.show('success', from === null ? LIMITS.saved : LIMITS.savedLater(toSiteTime(from)));
  };
  return (
    <Section title={LIMITS.time}>
      <Card>
        <StyledText>{LIMITS.timeHint}</StyledText>
        <Tabs
          label={LIMITS.time}
          value={chosen ?? now}
          onChange={setChosen}
          options={[
            { value: NEVER, label: LIMITS.timeNone, testId: 'time-none' },
            ...minutes.map((each) => ({
              value: String(each),
              label: LIMITS.minutes(each),
              testId: `time-${each}`,
            })),
          ]}
        />
        {chosen === null || chosen === now ? null : (
          <StyledSave
            block
            loading={busy}
            data-testid="time-save"
            onClick={() => void save(chosen)}
          >
            {LIMITS.save}
          </StyledSave>
        )}
        {pendingFrom === null ? null : (
          <StyledText data-testid="time-pending">
            {LIMITS.pending(labelOf(pendingMinutes), toSiteTime(pendingFrom))}
          </StyledText>
        )}
      </Card>
      {error === null ? null : (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
    </Section>
  );
}
