import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ConsoleDifference, ConsoleOrder } from '@site/contracts/releases/console';
import type { Both } from '@site/domain/releases/sentence';
import type { KillReason } from '@site/domain/releases/kill-reasons';
import type { ConsoleApi } from './api';
import { Facts } from './Facts';
import { useWords } from './language';
import { Button, Code, Fault, Label, Row, Soft } from './looks';

const StyledDialog = styled.dialog`
  margin: auto;
  width: min(640px, 94vw);
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: 14px;
  background: var(--surface);
  color: var(--text);
  h2 {
    font-size: 18px;
    margin-bottom: 10px;
  }
  form {
    display: grid;
    gap: 14px;
  }
`;
const StyledChanges = styled.ul`
  padding: 10px 14px 10px 30px;
  border-radius: 8px;
  background: var(--bg);
  li {
    margin: 2px 0;
  }
`;

/** What a person is asked to confirm. */
export interface Ask {
  readonly title: string;
  readonly order: ConsoleOrder;
  readonly isBad?: boolean;
}

interface ConfirmProps {
  readonly ask: Ask;
  readonly api: ConsoleApi;
  readonly onDone: (said: Both | null) => void;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The lines of the commands; folded below what they mean to members, where that is known. */
function Difference({ found: { lines, facts } }: { readonly found: ConsoleDifference }) {
  const { facts: words, confirm } = useWords();
  const changes = (
    <StyledChanges data-testid="console-difference" aria-label={confirm.changes}>
      {lines.length === 0 ? (
        <li>{confirm.nothing}</li>
      ) : (
        lines.map((line) => (
          <li key={line}>
            <Code>{line}</Code>
          </li>
        ))
      )}
    </StyledChanges>
  );
  if (facts.length === 0) return changes;
  return (
    <>
      <Facts facts={facts} />
      <details>
        <summary>{words.commands}</summary>
        {changes}
      </details>
    </>
  );
}

/** Whether an order ends something of a season: then what is wrong decides what stays readable. */
const isEndOfSeason = (order: ConsoleOrder): boolean =>
  order.verb === 'kill-window' || (order.verb === 'kill' && order.name.startsWith('season_'));

function ReasonField({
  reason,
  onChange,
}: {
  readonly reason: KillReason | null;
  readonly onChange: (reason: KillReason) => void;
}) {
  const words = useWords().confirm;
  return (
    <Label>
      {words.reason}
      <select
        name="reason"
        value={reason ?? ''}
        required
        onChange={(moment) => onChange(moment.target.value as KillReason)}
      >
        <option value="" disabled>
          {words.choose}
        </option>
        {Object.entries(words.reasons).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Label>
  );
}

/** Shows what an order would change, asks why, and carries it out. */
export function Confirm({ ask, api, onDone }: ConfirmProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [found, setFound] = useState<ConsoleDifference | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [why, setWhy] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const [reason, setReason] = useState<KillReason | null>(null);
  const needsReason = isEndOfSeason(ask.order);
  useEffect(() => {
    if (needsReason && reason === null) return undefined;
    let gone = false;
    const order = reason === null ? ask.order : ({ ...ask.order, reason } as ConsoleOrder);
    api.difference(order).then(
      (difference) => {
        if (!gone) setFound(difference);
      },
      (error: unknown) => {
        if (!gone) setFault(messageOf(error));
      },
    );
    return () => {
      gone = true;
    };
  }, [api, ask.order, needsReason, reason]);
  const lines = found?.lines ?? null;
  const handleReason = (wanted: KillReason): void => {
    setReason(wanted);
    setFound(null);
    setFault(null);
  };
  const handleConfirm = async (): Promise<void> => {
    if (found === null) return;
    setBusy(true);
    try {
      onDone(await api.carryOut(found.order, why));
    } catch (error) {
      setFault(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <StyledDialog
      ref={dialog}
      aria-labelledby="confirm-title"
      data-testid="console-confirm"
      onCancel={(moment) => {
        moment.preventDefault();
        onDone(null);
      }}
    >
      <h2 id="confirm-title">{ask.title}</h2>
      <form
        onSubmit={(moment) => {
          moment.preventDefault();
          void handleConfirm();
        }}
      >
        {needsReason ? <ReasonField reason={reason} onChange={handleReason} /> : null}
        {lines === null && fault === null && (reason !== null || !needsReason) ? (
          <Soft role="status">{words.confirm.working}</Soft>
        ) : null}
        {found === null ? null : <Difference found={found} />}
        {fault === null ? null : <Fault role="alert">{fault}</Fault>}
        <Label>
          {words.confirm.why}
          <input
            name="why"
            value={why}
            required
            maxLength={200}
            autoComplete="off"
            onChange={(moment) => setWhy(moment.target.value)}
          />
        </Label>
        <Row>
          <Button
            type="submit"
            $kind={ask.isBad ? 'bad' : 'main'}
            disabled={busy || lines === null || why.trim() === ''}
          >
            {busy ? words.confirm.busy : words.confirm.go}
          </Button>
          <Button type="button" onClick={() => onDone(null)}>
            {words.cancel}
          </Button>
        </Row>
      </form>
    </StyledDialog>
  );
}
