import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { ConsoleAct, ConsoleState, ConsoleTrailEntry } from '@site/contracts/releases/console';
import type { ConsoleApi } from './api';
import type { Ask } from './Confirm';
import { useWords } from './language';
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
  const { audit: words, shell } = useWords();
  return (
    <Card aria-label={words.acts}>
      <details>
        <summary>
          <b>{words.acts}</b> <Soft>{words.last(acts.length)}</Soft>
        </summary>
        <StyledTrail data-testid="console-acts">
          {acts.map(({ at, who, role, act, name, why, outcome, said }) => (
            <li key={`${at} ${who} ${act} ${name} ${said}`}>
              <Row>
                <Soft>{beijing(at)}</Soft>
                <b>
                  {who}
                  {role === null ? '' : ` (${shell.roles[role]})`}
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
  const words = useWords().audit;
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
  if (trail === null) return <Soft role="status">{words.reading}</Soft>;
  return (
    <>
      <Acts acts={acts} />
      <Card aria-label={words.label}>
        <StyledTrail data-testid="console-trail">
          {trail.map(({ generation: at, record, intact }) =>
            record === null ? (
              <li key={at}>
                <Row>
                  <b>{at}</b>
                  <Tag $tone="bad">{words.missing}</Tag>
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
                  {intact ? null : <Tag $tone="bad">{words.changed}</Tag>}
                </Row>
                <ul>
                  {record.changes.map(({ name, from, to }) => (
                    <li key={name}>
                      <Code>
                        {name}: {from ?? words.nothing} → {to ?? words.nothing}
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
                        title: words.backTitle(record.generation),
                        order: { verb: 'restore', generation: record.generation },
                      })
                    }
                  >
                    {words.back}
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
