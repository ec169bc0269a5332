import type { VersionHealth } from '@site/contracts/releases/health';
import { failPercent, failRate, HaltAbove } from '@site/domain/releases/ramp';
import { Soft, Tag } from './looks';

/** Red is what would halt a ramp, amber is half of it. */
const toneOf = (health: VersionHealth): 'good' | 'warn' | 'bad' => {
  const rate = failRate(health);
  return rate > HaltAbove.failRate ? 'bad' : rate > HaltAbove.failRate / 2 ? 'warn' : 'good';
};

/** Loads of members' pages since the edge began to count. */
export function HealthLine({ health }: { readonly health: VersionHealth | null }) {
  if (health === null) return <Soft>no loads seen yet</Soft>;
  const faults = Object.entries(health.faults)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ');
  const { checks, failures } = health.shadow;
  return (
    <p>
      <Tag $tone={toneOf(health)}>{health.loads === 0 ? 'none' : failPercent(health)} failed</Tag>{' '}
      <Soft>
        {health.loads} loads, {health.recovered} after a failure, three in four ready within{' '}
        {health.p75} ms{faults === '' ? '' : `; ${faults}`}
        {checks === 0
          ? ''
          : `; fetched by ${checks} idle ${checks === 1 ? 'page' : 'pages'}, ${failures} in vain`}
      </Soft>
    </p>
  );
}
