import { useState } from 'react';
import styled from 'styled-components';
import type { MemberLimits } from '@site/contracts/member-limits';
import { PlaySession } from '@site/domain/constants';
import { usePlatform } from '@site/platform';
import { Card, Notice, Section, Tabs, color, px, toSiteTime, type } from '@site/ui';
import { LIMITS } from '../phrases/limits';
import type { LimitWish } from './use-limits';

const StyledText = styled.p`margin-bottom: ${px(10)}; font-size: ${type.s}; color: ${color('text-2')};`;

interface TimeLimitProps {
  readonly time: MemberLimits['time'];
  readonly onChange: (wish: LimitWish) => Promise<MemberLimits | string | null>;
}

const labelOf = (minutes: number | null): string => (minutes === null ? LIMITS.timeNone : LIMITS.minutes(minutes));

/** After how long the member is asked whether to go on. */
export function TimeLimit({ time, onChange }: TimeLimitProps) {
  const { toast } = usePlatform();
  const [error, setError] = useState<string | null>(null);
  const { sessionMinutes, pendingMinutes, pendingFrom } = time;
  // A choice made elsewhere (support, another client) stays visible as one of the list.
  const minutes = [...new Set([...PlaySession.choices, ...(sessionMinutes === null ? [] : [sessionMinutes])])].toSorted((a, b) => a - b);
  const choose = async (value: string): Promise<void> => {
    const answer = await onChange({ sessionMinutes: value === 'none' ? null : Number(value) });
    setError(typeof answer === 'string' ? answer : null);
    if (answer === null || typeof answer === 'string') return;
    const from = answer.time.pendingFrom;
    toast.show('success', from === null ? LIMITS.saved : LIMITS.savedLater(toSiteTime(from)));
  };
  return (
    <Section title={LIMITS.time}>
      <Card>
        <StyledText>{LIMITS.timeHint}</StyledText>
        <Tabs
          label={LIMITS.time} value={sessionMinutes === null ? 'none' : String(sessionMinutes)} onChange={(value) => void choose(value)}
          options={[{ value: 'none', label: LIMITS.timeNone, testId: 'time-none' }, ...minutes.map((each) => ({ value: String(each), label: LIMITS.minutes(each), testId: `time-${each}` }))]}
        />
        {pendingFrom === null ? null : <StyledText data-testid="time-pending">{LIMITS.pending(labelOf(pendingMinutes), toSiteTime(pendingFrom))}</StyledText>}
      </Card>
      {error === null ? null : <Notice tone="danger" role="alert">{error}</Notice>}
    </Section>
  );
}
