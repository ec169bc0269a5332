import type { VersionHealth } from '@site/contracts/releases/health';
import { failPercent, failRate, HaltAbove } from '@site/domain/releases/ramp';
import { useWords } from './language';
import { Soft, Tag } from './looks';

/** Red is what would halt a ramp, amber is half of it. */
const toneOf = (health: VersionHealth): 'good' | 'warn' | 'bad' => {
  const rate = failRate(health);
  return rate > HaltAbove.failRate ? 'bad' : rate > HaltAbove.failRate / 2 ? 'warn' : 'good';
};

/** Loads of members' pages since the edge began to count. */
export function HealthLine({ health }: { readonly health: VersionHealth | null }) {
  const words = useWords().parts;
  if (health === null) return <Soft>{words.noLoads}</Soft>;
  const faults = Object.entries(health.faults)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ');
  const { checks, failures } = health.shadow;
  return (
    <p>
      <Tag $tone={toneOf(health)}>
        {words.failed(health.loads === 0 ? null : failPercent(health))}
      </Tag>{' '}
      <Soft>
        {words.loads(health.loads, health.recovered, health.p75)}
        {faults === '' ? '' : `; ${faults}`}
        {checks === 0 ? '' : words.idle(checks, failures)}
      </Soft>
    </p>
  );
}
