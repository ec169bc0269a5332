import { useState } from 'react';
import styled from 'styled-components';
import type { ConsolePart, ConsoleVersion } from '@site/contracts/releases/console';
import { kilobytes } from '@site/domain/releases/figures';
import type { Ask } from './Confirm';
import { HealthLine } from './HealthLine';
import { useWords } from './language';
import { Button, Card, Code, Label, Row, Soft, Tag } from './looks';
import type { Words } from './phrases/en';
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

const optionText = (
  words: Words['parts'],
  { version, isRevoked, isUnclean }: ConsoleVersion,
): string => `${version}${isRevoked ? words.revoked : ''}${isUnclean ? ` (${words.unclean})` : ''}`;

/** A stored version: begin with a few devices, or go at once. */
function Stored({ part: { name }, versions, isMain, onAsk }: StoredProps) {
  const words = useWords().parts;
  const [chosen, setChosen] = useState('');
  const [fields, setFields] = useState(FIRST_RAMP);
  const shown = versions.find(({ version }) => version === chosen) ?? versions[0];
  if (shown === undefined) return null;
  const { version, origin, isRevoked } = shown;
  return (
    <>
      <Label>
        {words.stored}
        <select value={version} onChange={(moment) => setChosen(moment.target.value)}>
          {versions.map((each) => (
            <option key={each.version} value={each.version}>
              {optionText(words, each)}
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
              title: words.beginTitle(name, version, fields.percent),
              order: rampOrder(name, version, fields),
            })
          }
        >
          {words.begin}
        </Button>
        <Button
          disabled={isRevoked}
          onClick={() =>
            onAsk({
              title: words.makeLiveTitle(name, version),
              order: { verb: 'promote', name, version },
            })
          }
        >
          {words.allAtOnce}
        </Button>
      </Row>
    </>
  );
}

/** What could be live next: a newer version stands in the open, older ones wait behind a line. */
function NextVersion({ part, onAsk }: PartCardProps) {
  const words = useWords().parts;
  const others = part.published.filter(({ version }) => version !== part.stable);
  if (others.length === 0) return <Soft>{words.noOther}</Soft>;
  if (part.published[0]?.version !== part.stable && others[0]?.isRevoked === false)
    return <Stored part={part} versions={others} isMain onAsk={onAsk} />;
  return (
    <StyledOlder>
      <summary>{words.older(others.length)}</summary>
      <Stored part={part} versions={others} isMain={false} onAsk={onAsk} />
    </StyledOlder>
  );
}

function Switches({ part: { name, good, kill }, onAsk }: PartCardProps) {
  const words = useWords().parts;
  const [back] = good;
  return (
    <Row>
      {back === undefined ? null : (
        <Button
          onClick={() =>
            onAsk({ title: words.backTitle(name, back), order: { verb: 'rollback', name } })
          }
        >
          {words.back}
        </Button>
      )}
      {kill === null ? (
        <Button
          $kind="bad"
          onClick={() =>
            onAsk({ title: words.switchOffTitle(name), order: { verb: 'kill', name }, isBad: true })
          }
        >
          {words.switchOff}
        </Button>
      ) : (
        <Button
          $kind="main"
          onClick={() =>
            onAsk({ title: words.switchOnTitle(name), order: { verb: 'revive', name } })
          }
        >
          {words.switchOn}
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
  const words = useWords().parts;
  const days =
    oldest === null ? 0 : Math.max(0, Math.floor((now - Date.parse(oldest.builtAt)) / DAY_MS));
  return (
    <Soft>
      {budget === null
        ? words.noBudget
        : words.budget(
            kilobytes(budget.limit - budget.bytes),
            kilobytes(budget.limit),
            budget.what,
          )}
      {oldest === null ? '' : words.oldest(oldest.version, days)}
    </Soft>
  );
}

/** One part: what is live, how it does, and everything that can be done with it. */
export function PartCard({ part, now, onAsk }: PartCardProps & { readonly now: number }) {
  const { name, title, squad, contact, tier, stable, good, kill, canary, health, canaryHealth } =
    part;
  const words = useWords().parts;
  const live = part.published.find(({ version }) => version === stable);
  const ramp = part.published.find(({ version }) => version === canary?.version);
  return (
    <StyledCard data-testid={`console-part-${name}`} aria-label={name}>
      <Row>
        <h2>{name}</h2>
        <Soft lang="zh-CN">{title}</Soft>
        <Tag $tone={TIERS[tier]}>{words.tiers[tier]}</Tag>
        {kill === null ? null : <Tag $tone="bad">{words.off(kill)}</Tag>}
      </Row>
      <Soft>
        {squad}, {contact}
      </Soft>
      <p>
        {words.live} <Code data-testid={`console-stable-${name}`}>{stable}</Code>
      </p>
      {live === undefined ? null : <Soft>{live.origin}</Soft>}
      <HealthLine health={health} />
      <Soft>{words.fallBack(good.join(', ') || null)}</Soft>
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
