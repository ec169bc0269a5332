import { useState } from 'react';
import styled from 'styled-components';
import type { ConsolePart, ConsoleVersion } from '@site/contracts/releases/console';
import { kilobytes } from '@site/domain/releases/figures';
import type { Ask } from './Confirm';
import { HealthLine } from './HealthLine';
import { Button, Card, Code, Label, Row, Soft, Tag } from './looks';
import { FIRST_RAMP, isShare, rampOrder } from './ramp-order';
import { RampForm } from './RampForm';
import { RampPanel } from './RampPanel';

const StyledCard = styled(Card)`
  display: grid;
  gap: 8px;
  p {
    overflow-wrap: anywhere;
  }
`;
const StyledOlder = styled.details`
  summary {
    cursor: pointer;
    color: var(--soft);
    padding: 6px 0;
  }
  &[open] {
    display: grid;
    gap: 8px;
  }
`;
const TIERS = { critical: 'bad', standard: 'plain', seasonal: 'warn' } as const;

interface PartCardProps {
  readonly part: ConsolePart;
  readonly onAsk: (ask: Ask) => void;
}

interface StoredProps extends PartCardProps {
  readonly versions: readonly ConsoleVersion[];
  readonly isMain: boolean;
}

const optionText = ({ version, isRevoked, isUnclean }: ConsoleVersion): string =>
  `${version}${isRevoked ? ' (revoked)' : ''}${isUnclean ? ' (unclean tree)' : ''}`;

/** A stored version: begin with a few devices, or go at once. */
function Stored({ part: { name }, versions, isMain, onAsk }: StoredProps) {
  const [chosen, setChosen] = useState('');
  const [fields, setFields] = useState(FIRST_RAMP);
  const shown = versions.find(({ version }) => version === chosen) ?? versions[0];
  if (shown === undefined) return null;
  const { version, origin, isRevoked } = shown;
  return (
    <>
      <Label>
        Stored version
        <select value={version} onChange={(moment) => setChosen(moment.target.value)}>
          {versions.map((each) => (
            <option key={each.version} value={each.version}>
              {optionText(each)}
            </option>
          ))}
        </select>
      </Label>
      <Soft data-testid={`console-origin-${name}`}>{origin}</Soft>
      <RampForm fields={fields} onChange={setFields} />
      <Row>
        <Button
          disabled={isRevoked || !isShare(fields.percent)}
          {...(isMain ? { $kind: 'main' as const } : {})}
          onClick={() =>
            onAsk({
              title: `Begin ${name} ${version} with ${fields.percent} % of the devices`,
              order: rampOrder(name, version, fields),
            })
          }
        >
          Begin a ramp
        </Button>
        <Button
          disabled={isRevoked}
          onClick={() =>
            onAsk({
              title: `Make ${name} ${version} live for everybody`,
              order: { verb: 'promote', name, version },
            })
          }
        >
          All at once
        </Button>
      </Row>
    </>
  );
}

/** What could be live next: a newer version stands in the open, older ones wait behind a line. */
function NextVersion({ part, onAsk }: PartCardProps) {
  const others = part.published.filter(({ version }) => version !== part.stable);
  if (others.length === 0) return <Soft>no other version is stored</Soft>;
  if (part.published[0]?.version !== part.stable && others[0]?.isRevoked === false)
    return <Stored part={part} versions={others} isMain onAsk={onAsk} />;
  return (
    <StyledOlder>
      <summary>
        {others.length} older {others.length === 1 ? 'version' : 'versions'}
      </summary>
      <Stored part={part} versions={others} isMain={false} onAsk={onAsk} />
    </StyledOlder>
  );
}

function Switches({ part: { name, good, kill }, onAsk }: PartCardProps) {
  return (
    <Row>
      {good.length === 0 ? null : (
        <Button
          onClick={() =>
            onAsk({ title: `Roll ${name} back to ${good[0]}`, order: { verb: 'rollback', name } })
          }
        >
          Roll back
        </Button>
      )}
      {kill === null ? (
        <Button
          $kind="bad"
          onClick={() =>
            onAsk({ title: `Switch ${name} off`, order: { verb: 'kill', name }, isBad: true })
          }
        >
          Switch off
        </Button>
      ) : (
        <Button
          $kind="main"
          onClick={() =>
            onAsk({ title: `Switch ${name} on again`, order: { verb: 'revive', name } })
          }
        >
          Switch on again
        </Button>
      )}
    </Row>
  );
}

const DAY_MS = 86_400_000;

function Score({
  part: { budget, oldest },
  now,
}: {
  readonly part: ConsolePart;
  readonly now: number;
}) {
  const days =
    oldest === null ? 0 : Math.max(0, Math.floor((now - Date.parse(oldest.builtAt)) / DAY_MS));
  return (
    <Soft>
      {budget === null
        ? 'no budget is known'
        : `${kilobytes(budget.limit - budget.bytes)} of ${kilobytes(budget.limit)} left (${budget.what})`}
      {oldest === null
        ? ''
        : `; oldest version in use ${oldest.version}, ${days === 0 ? 'of today' : days === 1 ? 'a day old' : `${days} days old`}`}
    </Soft>
  );
}

/** One part: what is live, how it does, and everything that can be done with it. */
export function PartCard({ part, now, onAsk }: PartCardProps & { readonly now: number }) {
  const { name, title, squad, contact, tier, stable, good, kill, canary, health, canaryHealth } =
    part;
  const live = part.published.find(({ version }) => version === stable);
  const ramp = part.published.find(({ version }) => version === canary?.version);
  return (
    <StyledCard data-testid={`console-part-${name}`} aria-label={name}>
      <Row>
        <h2>{name}</h2>
        <Soft lang="zh-CN">{title}</Soft>
        <Tag $tone={TIERS[tier]}>{tier}</Tag>
        {kill === null ? null : <Tag $tone="bad">OFF: {kill}</Tag>}
      </Row>
      <Soft>
        {squad}, {contact}
      </Soft>
      <p>
        live <Code data-testid={`console-stable-${name}`}>{stable}</Code>
      </p>
      {live === undefined ? null : <Soft>{live.origin}</Soft>}
      <HealthLine health={health} />
      <Soft>to fall back to: {good.join(', ') || 'nothing'}</Soft>
      <Score part={part} now={now} />
      {canary === null ? null : (
        <RampPanel
          name={name}
          canary={canary}
          origin={ramp ?? null}
          health={canaryHealth}
          onAsk={onAsk}
        />
      )}
      {canary === null || canary.halted !== null ? <NextVersion part={part} onAsk={onAsk} /> : null}
      <Switches part={part} onAsk={onAsk} />
    </StyledCard>
  );
}
