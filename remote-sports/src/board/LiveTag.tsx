/** Clock, part of play and danger of a match in play. */
import { Tag, type Tone } from '@site/ui';
import { DANGER_TEXT } from '../phrases/board';
import { livePeriodText } from '../phrases/names';
import type { DangerLevel, LiveInfo, SportEvent } from '../vendors/port';

/** Betting is stopped in what is stronger than a warning; the words say which it is. */
const DANGER_TONE: Readonly<Record<DangerLevel, Tone>> = {
  safe: 'neutral',
  attackHome: 'warn',
  attackAway: 'warn',
  goal: 'danger',
  redCard: 'danger',
  var: 'gold',
};
/** Parts that a running clock tells nothing about. */
const STILL: ReadonlySet<string> = new Set(['notStarted', 'halfTime', 'interrupted', 'ended']);

/** `下半场 67'`, `第3节 4:12`, `第2盘`; in short a minute of the match says its part by itself. */
export function liveText({ period, clock }: LiveInfo, sportId: number, isShort = false): string {
  const part = livePeriodText(period, sportId);
  if (clock === '' || (period !== null && STILL.has(period.kind))) return part;
  const time = clock.includes(':') ? clock : `${clock}'`;
  return period === null || (isShort && time !== clock) ? time : `${part} ${time}`;
}

/** The danger badge; nothing while play is safe. */
export function DangerTag({ danger }: { readonly danger: DangerLevel }) {
  return danger === 'safe' ? null : <Tag tone={DANGER_TONE[danger]}>{DANGER_TEXT[danger]}</Tag>;
}

/**
 * State of an event in play in words. What threatens is whole: the clock is short beside it, and in
 * a tight place gives way to what stops the bets.
 */
export function LiveTag({
  live,
  sportId,
  isShort = false,
  isTight = false,
}: Pick<SportEvent, 'sportId'> & {
  readonly live: LiveInfo;
  readonly isShort?: boolean;
  readonly isTight?: boolean;
}) {
  const { danger, period } = live;
  const isSafe = danger === 'safe';
  return (
    <>
      {isTight && !isSafe && DANGER_TONE[danger] !== 'warn' ? null : (
        <Tag tone={period?.kind === 'ended' ? 'neutral' : 'live'}>
          {liveText(live, sportId, isShort || !isSafe)}
        </Tag>
      )}
      <DangerTag danger={danger} />
    </>
  );
}
