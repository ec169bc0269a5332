import { formatNear, formatShort } from '@site/domain/formatting/date';
import { usePlatform } from '@site/platform';

/** When a match begins: of today the time alone; who listens hears the day, too. */
export function KickOff({ at }: { /** Epoch ms. */ readonly at: number }) {
  const { clock } = usePlatform();
  return (
    <time className="num" dateTime={new Date(at).toISOString()} aria-label={formatShort(at)}>
      {formatNear(at, clock.now())}
    </time>
  );
}
