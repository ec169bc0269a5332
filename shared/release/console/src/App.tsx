import { useState } from 'react';
import styled from 'styled-components';
import type { ConsoleState } from '@site/contracts/releases/console';
import type { ConsoleApi } from './api';
import { AuditView } from './AuditView';
import { CalendarView } from './CalendarView';
import { Confirm, type Ask } from './Confirm';
import type { Both } from '@site/domain/releases/sentence';
import { useSaid, useWords } from './language';
import { LanguageButton } from './LanguageRoom';
import { Button, Fault, Page, Row, Soft, Tag, Warning } from './looks';
import { DraftView } from './DraftView';
import { PartsView } from './PartsView';
import { PreviewView } from './PreviewView';
import { SignIn } from './SignIn';
import { beijing } from './times';
import { useConsole } from './use-console';

const TABS = ['parts', 'calendar', 'drafts', 'preview', 'audit'] as const;
type Tab = (typeof TABS)[number];

const StyledHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 16px;
  align-items: baseline;
  margin-bottom: 12px;
  h1 {
    font-size: 22px;
  }
  > .who {
    margin-left: auto;
  }
`;
const StyledTabs = styled.nav`
  display: flex;
  gap: 4px;
  margin-bottom: 14px;
  border-bottom: 1px solid var(--line);
  overflow-x: auto;
  button {
    padding: 10px 14px;
    border: 0;
    background: none;
    cursor: pointer;
    font-weight: 600;
    color: var(--soft);
    white-space: nowrap;
    border-bottom: 3px solid transparent;
  }
  button[aria-current='page'] {
    color: var(--text);
    border-bottom-color: var(--brand);
  }
`;
const StyledSaid = styled.p`
  padding: 8px 12px;
  border-radius: 8px;
  background: var(--brand-soft);
  margin-bottom: 10px;
`;

function Head({ state, onOut }: { readonly state: ConsoleState; readonly onOut: () => void }) {
  const words = useWords();
  const { channel, generation, keys, expiresAt } = state;
  return (
    <StyledHead>
      <h1>{words.title}</h1>
      <Tag data-testid="console-generation">{words.shell.generation(channel, generation)}</Tag>
      <Soft>{words.shell.now(beijing(state.now))}</Soft>
      <Soft>
        {words.shell.signed(keys.join(', '), expiresAt === null ? null : beijing(expiresAt))}
      </Soft>
      <span className="who">
        <Row>
          <Soft data-testid="console-who">
            {state.who}, {state.squad ?? words.shell.roles[state.role]}
          </Soft>
          <LanguageButton />
          <Button onClick={onOut}>{words.shell.out}</Button>
        </Row>
      </span>
    </StyledHead>
  );
}

/** What the watcher did, so that nobody wonders why a share went to nobody. */
function Watcher({ state }: { readonly state: ConsoleState }) {
  const words = useWords().shell;
  const [latest] = state.watcher;
  return (
    <>
      {state.edgeAnswers ? null : <Warning role="status">{words.silent}</Warning>}
      {latest ? (
        <StyledSaid role="status" data-testid="console-watcher">
          {words.watcher(beijing(latest.at), latest.said)}
        </StyledSaid>
      ) : null}
    </>
  );
}

/** The console. */
export function App({ api }: { readonly api: ConsoleApi }) {
  const view = useConsole(api);
  const words = useWords().shell;
  const saidIn = useSaid();
  const [chosen, setTab] = useState<Tab | null>(null);
  const [ask, setAsk] = useState<Ask | null>(null);
  const [said, setSaid] = useState<Both | null>(null);
  if (view.isOut) return <SignIn api={api} onIn={() => void view.look()} />;
  const { state } = view;
  if (state === null)
    return (
      <Page>
        <main>
          {view.fault === null ? (
            <Soft role="status">{words.reading}</Soft>
          ) : (
            <Fault role="alert">{view.fault}</Fault>
          )}
        </main>
      </Page>
    );
  // Marketing begins where its work is.
  const tab = chosen ?? (state.role === 'marketing' ? 'calendar' : 'parts');
  const handleDone = (outcome: Both | null): void => {
    setAsk(null);
    if (outcome === null) return;
    setSaid(outcome);
    void view.look();
  };
  return (
    <Page>
      <Head
        state={state}
        onOut={() =>
          void api
            .signOut()
            .catch(() => undefined)
            .then(view.look)
        }
      />
      <StyledTabs aria-label={words.views}>
        {TABS.map((id) => (
          <button
            key={id}
            type="button"
            aria-current={tab === id ? 'page' : undefined}
            onClick={() => setTab(id)}
          >
            {words[id]}
          </button>
        ))}
      </StyledTabs>
      {view.fault === null ? null : <Fault role="alert">{view.fault}</Fault>}
      {said === null ? null : (
        <StyledSaid role="status" data-testid="console-said">
          {words.done(saidIn(said))}
        </StyledSaid>
      )}
      <Watcher state={state} />
      <main>
        {tab === 'parts' ? <PartsView state={state} onAsk={setAsk} /> : null}
        {tab === 'calendar' ? <CalendarView state={state} onAsk={setAsk} /> : null}
        {tab === 'drafts' ? <DraftView state={state} api={api} onAsk={setAsk} /> : null}
        {tab === 'preview' ? <PreviewView state={state} api={api} /> : null}
        {tab === 'audit' ? <AuditView api={api} state={state} onAsk={setAsk} /> : null}
      </main>
      {ask === null ? null : <Confirm key={ask.title} ask={ask} api={api} onDone={handleDone} />}
    </Page>
  );
}
