/** Web vitals of real visits, to the site's own gateway (§9: every trace is kept). */
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { postVital, type VitalRecord } from '@site/contracts/log';
import { Telemetry } from '@site/domain/constants';
import { isSampled } from '@site/domain/telemetry/recording';
import type { SendRecord } from './log-gateway';
import type { Surrounding } from './surrounding';

/** Measures and sends; what was seen before this module came is told by the browser's own buffer. */
export function measureVitals(
  send: SendRecord,
  around: () => Surrounding,
  draw: () => number,
): void {
  if (!isSampled(Telemetry.traces, draw())) return;
  const tell = ({ name, value, rating, navigationType }: Metric): void => {
    const record: VitalRecord = {
      name,
      value: Math.round(value * 10_000) / 10_000,
      rating,
      navigation: navigationType,
      ...around(),
    };
    send(postVital, record);
  };
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(tell);
}
