import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { ConsoleTrailEntry } from '@site/contracts/releases/console';
import type { ConsoleApi } from './api';
import type { Ask } from './Confirm';
import { Button, Card, Code, Fault, Row, Soft, Tag } from './looks';
import { beijing } from './times';

const StyledTrail = styled.ol`
  list-style: none;
  padding: 0;
  display: grid;
  gap: 12px;
  li {
    padding-bottom: 12px;
    border-bottom: 1px solid var(--line);
  }
  ul {
    padding-left: 20px;
    margin-top: 4px;
  }
`;

interface AuditViewProps {
  readonly api: ConsoleApi;
  readonly generation: number;
  readonly onAsk: (ask: Ask) => void;
}

/** Who changed what, when and why; the newest first, along the chain of hashes. */
export function AuditView({ api, generation, onAsk }: AuditViewProps) {
  const [trail, setTrail] = useState<readonly ConsoleTrailEntry[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    api.audit().then(
      (read) => {
        setTrail(read);
        setFault(null);
      },
      (error: unknown) => setFault(error instanceof Error ? error.message : String(error)),
    );
  }, [api, generation]);
  if (fault !== null) return <Fault role="alert">{fault}</Fault>;
  if (trail === null) return <Soft role="status">Reading the trail …</Soft>;
  return (
    <Card aria-label="Audit trail">
      <StyledTrail data-testid="console-trail">
        {trail.map(({ generation: at, record, intact }) =>
          record === null ? (
            <li key={at}>
              <Row>
                <b>{at}</b>
                <Tag $tone="bad">its record is missing or cannot be read</Tag>
              </Row>
            </li>
          ) : (
            <li key={at}>
              <Row>
                <b>{at}</b>
                <Tag>{record.action}</Tag>
                <Soft>{beijing(record.at)}</Soft>
                <span>
                  {record.by}: {record.why}
                </span>
                {intact ? null : <Tag $tone="bad">changed after it was written</Tag>}
              </Row>
              <ul>
                {record.changes.map(({ name, from, to }) => (
                  <li key={name}>
                    <Code>
                      {name}: {from ?? 'nothing'} → {to ?? 'nothing'}
                    </Code>
                  </li>
                ))}
                {record.notes.map((note) => (
                  <li key={note}>
                    <Code>{note}</Code>
                  </li>
                ))}
              </ul>
              {record.generation === generation ? null : (
                <Button
                  onClick={() =>
                    onAsk({
                      title: `Bring the whole site back to generation ${record.generation}`,
                      order: { verb: 'restore', generation: record.generation },
                    })
                  }
                >
                  Back to this generation
                </Button>
              )}
            </li>
          ),
        )}
      </StyledTrail>
    </Card>
  );
}
