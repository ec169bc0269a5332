/** Windows of seasons for tests. */
import type { ReleaseWindow } from './registry';

export const at = (text: string): number => Date.parse(text);
export const open = (over: Partial<ReleaseWindow> = {}): ReleaseWindow => ({
  id: 'cny-2027',
  version: '1.0.0_aaaaaaa',
  from: '2027-01-29T00:00:00+08:00',
  until: '2027-02-13T00:00:00+08:00',
  priority: 10,
  graceMinutes: 30,
  ...over,
});
export const line = (...windows: ReleaseWindow[]) => ({ windows });
