/** Clock, period and danger of a match in play; kick-off time before it. */
import { formatShort } from '@site/domain/formatting/date';
import { Tag } from '@site/ui';
import { copy } from '../phrases/zh-CN';
import type { LiveInfo, SportEvent } from '../vendors/port';

const PERIOD: Record<LiveInfo['period'], (minute: string) => string> = {
  firstHalf: copy.firstHalf, secondHalf: copy.secondHalf, halfTime: () => copy.halfTime, finished: () => copy.finished, other: (minute) => minute || copy.running,
};

/** State of an event in words. */
export function LiveTag({ event }: { readonly event: SportEvent }) {
  const { live } = event;
  if (live === null) return <time dateTime={new Date(event.startAt).toISOString()}>{formatShort(event.startAt)}</time>;
  return (
    <>
      <Tag tone="live">{PERIOD[live.period](live.minute)}</Tag>
      {live.danger === 'danger' ? <Tag tone="warn">{copy.danger}</Tag> : null}
      {live.danger === 'var' ? <Tag tone="warn">{copy.video}</Tag> : null}
    </>
  );
}
