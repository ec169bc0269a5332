import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { ConsoleAct, ConsoleState, ConsoleTrailEntry } from '@site/contracts/releases/console';
import type { ConsoleApi } from './api';
import type { Ask } from './Confirm';
import { Button, Card, Code, Fault, Row, Soft, Tag } from './looks';
import { mayHere } from './roles';
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

/** What was done in the console, also what changed nothing public: sign-ins, previews, refusals. */
function Acts({ acts }: { readonly acts: readonly ConsoleAct[] }) {
  return (
    <Card aria-label="Acts in the console">
      <details>
        <summary>
          <b>Acts in the console</b> <Soft>the last {acts.length}</Soft>
        </summary>
        <StyledTrail data-testid="console-acts">
          {acts.map(({ at, who, role, act, name, why, outcome, said }) => (
            <li key={`${at} ${who} ${act} ${name} ${said}`}>
              <Row>
                <Soft>{beijing(at)}</Soft>
                <b>
                  {who}
                  {role === null ? '' : ` (${role})`}
                </b>
                <Tag $tone={outcome === 'done' ? 'good' : 'bad'}>
                  {act} {name}
                </Tag>
                <span>{why}</span>
              </Row>
              <Soft>{said}</Soft>
            </li>
          ))}
        </StyledTrail>
      </details>
    </Card>
  );
}

interface AuditViewProps {
  readonly api: ConsoleApi;
  readonly state: ConsoleState;
  readonly onAsk: (ask: Ask) => void;
}

/** Who changed what, when and why; the newest first, along the chain of hashes. */
export function AuditView({ api, state, onAsk }: AuditViewProps) {
  const { generation } = state;
  const [trail, setTrail] = useState<readonly ConsoleTrailEntry[] | null>(null);
  const [acts, setActs] = useState<readonly ConsoleAct[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    Promise.all([api.audit(), api.acts()]).then(
      ([read, kept]) => {
        setTrail(read);
        setActs(kept);
        setFault(null);
      },
      (error: unknown) => setFault(error instanceof Error ? error.message : String(error)),
    );
  }, [api, generation]);
  if (fault !== null) return <Fault role="alert">{fault}</Fault>;
  if (trail === null) return <Soft role="status">Reading the trail …</Soft>;
  return (
    <>
      <Acts acts={acts} />
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
                    disabled={!mayHere(state, 'restore', null)}
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
    </>
  );
}
