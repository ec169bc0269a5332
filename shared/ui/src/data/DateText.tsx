/** A moment in the page. */
import { toSiteTime } from './date-text';

/** Props of {@link DateText}. */
export interface DateTextProps {
  readonly at: number | string | null | undefined;
  readonly shape?: 'full' | 'day' | 'time' | 'short';
}

/** A moment in UTC+8, with the machine's form in `dateTime`. */
export function DateText({ at, shape = 'full' }: DateTextProps) {
  const text = toSiteTime(at, shape);
  const ms = typeof at === 'string' ? Date.parse(at) : at;
  const iso =
    text === '--' || ms === null || ms === undefined ? undefined : new Date(ms).toISOString();
  return (
    <time className="num" dateTime={iso}>
      {text}
    </time>
  );
}
