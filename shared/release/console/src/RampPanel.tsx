import styled from 'styled-components';
import type { ConsolePart, ConsoleVersion } from '@site/contracts/releases/console';
import type { VersionHealth } from '@site/contracts/releases/health';
import { nextShare } from '@site/domain/releases/ramp';
import type { Ask } from './Confirm';
import { HealthLine } from './HealthLine';
import { useWords } from './language';
import { Button, Code, Row, Soft, Tag } from './looks';
import { beijing } from './times';

const StyledRamp = styled.div`
  display: grid;
  gap: 8px;
  padding: 10px 12px;
  border-radius: 8px;
  border: 1px solid var(--line);
  background: var(--bg);
  meter {
    width: 100%;
    height: 14px;
  }
`;

/** The share that the next step brings, for people. */
function nextText(percent: number, everybody: string): string {
  const next = nextShare(percent);
  return next === null || next === 100 ? everybody : `${next} %`;
}

interface RampPanelProps {
  readonly name: string;
  readonly canary: NonNullable<ConsolePart['canary']>;
  /** Where the version comes from; null when it is stored here no more. */
  readonly origin: ConsoleVersion | null;
  readonly health: VersionHealth | null;
  readonly onAsk: (ask: Ask) => void;
}

/** A version on its way to everybody. */
export function RampPanel({ name, canary, origin, health, onAsk }: RampPanelProps) {
  const { version, percent, auto, halted, since, cohorts } = canary;
  const { ramp: words, parts } = useWords();
  const next = nextText(percent, words.everybody);
  return (
    <StyledRamp data-testid={`console-ramp-${name}`}>
      <Row>
        <Code>{version}</Code>
        <b>{words.share(percent)}</b>
        {cohorts === '' ? null : <Soft>{cohorts}</Soft>}
        {halted === null ? null : <Tag $tone="bad">{words.halted(halted)}</Tag>}
        {origin?.isUnclean === true ? <Tag $tone="warn">{parts.unclean}</Tag> : null}
        {auto && halted === null ? <Tag $tone="good">{words.auto}</Tag> : null}
      </Row>
      <meter min={0} max={100} value={percent} aria-label={words.shareOf(name, version)}>
        {percent} %
      </meter>
      {origin === null ? null : <Soft>{origin.origin}</Soft>}
      {since === null ? null : <Soft>{words.since(beijing(since))}</Soft>}
      <HealthLine health={health} />
      <Row>
        {halted === null ? (
          <Button
            $kind="main"
            onClick={() =>
              onAsk({
                title: words.takeTitle(name, version, next),
                order: { verb: 'ramp', name, force: false },
              })
            }
          >
            {words.onTo(next)}
          </Button>
        ) : null}
        {halted === null ? (
          <Button
            onClick={() =>
              onAsk({
                title: words.forceTitle(name, version, next),
                order: { verb: 'ramp', name, force: true },
              })
            }
          >
            {words.force}
          </Button>
        ) : null}
        {halted === null ? (
          <Button
            $kind="bad"
            onClick={() =>
              onAsk({
                title: words.haltTitle(name, version),
                order: { verb: 'halt', name },
                isBad: true,
              })
            }
          >
            {words.halt}
          </Button>
        ) : (
          <Button
            onClick={() =>
              onAsk({
                title: words.againTitle(name, version),
                order: { verb: 'canary', name, version, percent: 1, auto },
              })
            }
          >
            {words.again}
          </Button>
        )}
      </Row>
    </StyledRamp>
  );
}
