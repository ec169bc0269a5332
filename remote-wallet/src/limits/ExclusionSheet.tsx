import { useState } from 'react';
import styled from 'styled-components';
import type { SelfExclusion } from '@site/contracts/self-exclusion';
import { EXCLUSION_DAYS } from '@site/contracts/member-limits';
import { usePlatform } from '@site/platform';
import { Button, Notice, Sheet, Tabs, px, toSiteTime, type } from '@site/ui';
import { useFocusHere } from '@site/ui/focus-here';
import { Switch } from '@site/ui/switch';
import { LIMITS } from '../phrases/limits';

const StyledBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(12)};
  padding-bottom: ${px(8)};
  h3 {
    font-size: ${type.m};
  }
  & > :focus {
    outline: none;
  }
`;

const DAY_MS = 86_400_000;
const FLAGS = ['disableDeposit', 'disableFundIn', 'disableBetting'] as const;
type Flag = (typeof FLAGS)[number];

/** What the member asks for. */
export type ExclusionChoice = { readonly days: (typeof EXCLUSION_DAYS)[number] } & Readonly<
  Record<Flag, boolean>
>;

interface ExclusionSheetProps {
  readonly current: SelfExclusion;
  readonly busy: boolean;
  readonly error: string | null;
  readonly onClose: () => void;
  readonly onStart: (choice: ExclusionChoice) => void;
}

/**
 * How long and what; asked once more, because it can't be taken back. What holds already stays
 * switched on.
 */
export function ExclusionSheet({ current, busy, error, onClose, onStart }: ExclusionSheetProps) {
  const { clock } = usePlatform();
  const held: Readonly<Record<Flag, boolean>> = {
    disableDeposit: current.DisableDeposit,
    disableFundIn: current.DisableFundIn,
    disableBetting: current.DisableBetting,
  };
  const [days, setDays] = useState<ExclusionChoice['days']>(EXCLUSION_DAYS[0]);
  const [flags, setFlags] = useState<Readonly<Record<Flag, boolean>>>(
    current.Status ? held : { disableDeposit: true, disableFundIn: true, disableBetting: true },
  );
  const [asking, setAsking] = useState(false);
  const question = useFocusHere<HTMLParagraphElement>(asking);
  const period = useFocusHere<HTMLHeadingElement>(asking);
  const chosen = FLAGS.filter((flag) => flags[flag]);
  return (
    <Sheet
      open
      onClose={onClose}
      title={asking ? LIMITS.ask : LIMITS.exclusion}
      testId="exclusion-sheet"
    >
      {asking ? (
        <StyledBody>
          <p ref={question} tabIndex={-1}>
            {LIMITS.askText(
              toSiteTime(clock.now() + days * DAY_MS),
              chosen.map((flag) => LIMITS.restricts[flag].replace('停用', '')).join('、'),
            )}
          </p>
          {error === null ? null : (
            <Notice tone="danger" role="alert">
              {error}
            </Notice>
          )}
          <Button
            kind="danger"
            block
            loading={busy}
            data-testid="exclusion-confirm"
            onClick={() => onStart({ days, ...flags })}
          >
            {LIMITS.confirm}
          </Button>
          <Button kind="ghost" block onClick={() => setAsking(false)}>
            {LIMITS.back}
          </Button>
        </StyledBody>
      ) : (
        <StyledBody>
          <h3 ref={period} tabIndex={-1}>
            {LIMITS.days}
          </h3>
          <Tabs
            label={LIMITS.days}
            value={String(days)}
            onChange={(value) =>
              setDays(EXCLUSION_DAYS.find((each) => String(each) === value) ?? EXCLUSION_DAYS[0])
            }
            options={EXCLUSION_DAYS.map((each) => ({
              value: String(each),
              label: LIMITS.day(each),
              testId: `exclusion-${each}`,
            }))}
          />
          <h3>{LIMITS.flags}</h3>
          <div>
            {FLAGS.map((flag) => (
              <Switch
                key={flag}
                label={LIMITS.restricts[flag]}
                checked={flags[flag]}
                disabled={current.Status && held[flag]}
                testId={`exclusion-${flag}`}
                onChange={(on) => setFlags({ ...flags, [flag]: on })}
              />
            ))}
          </div>
          {chosen.length === 0 ? (
            <Notice tone="warn" role="status">
              {LIMITS.flagMissing}
            </Notice>
          ) : null}
          <Button
            block
            disabled={chosen.length === 0}
            data-testid="exclusion-next"
            onClick={() => setAsking(true)}
          >
            {current.Status ? LIMITS.extend : LIMITS.start}
          </Button>
        </StyledBody>
      )}
    </Sheet>
  );
}
