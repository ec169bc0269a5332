import { useState } from 'react';
import type { ConsoleLink, ConsoleState } from '@site/contracts/releases/console';
import type { ConsoleApi } from './api';
import type { Ask } from './Confirm';
import { useWords } from './language';
import { Button, Fault, Row, Soft } from './looks';
import { PreviewLink } from './PreviewLink';

interface HeldVersionProps {
  readonly state: ConsoleState;
  readonly api: ConsoleApi;
  readonly name: string;
  readonly version: string;
  readonly onAsk: (ask: Ask) => void;
}

/** What can be done with a version that was just held back: a look at it, and its place in the plan. */
export function HeldVersion({ state, api, name, version, onAsk }: HeldVersionProps) {
  const words = useWords().drafts;
  const [link, setLink] = useState<ConsoleLink | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const windows = state.calendar.filter(
    (window) => window.name === name && window.phase !== 'ended' && window.phase !== 'killed',
  );
  const handleLook = (): void => {
    setFault(null);
    api
      .preview({ name, version, at: null, hours: 24 })
      .then(setLink, (error: unknown) =>
        setFault(error instanceof Error ? error.message : String(error)),
      );
  };
  return (
    <div data-testid="console-held">
      <p role="status">{words.held(version)}</p>
      <Row>
        <Button $kind="main" onClick={handleLook}>
          {words.look}
        </Button>
        {windows.map(({ id, season, from, until, revealAt, priority, graceMinutes, embargoed }) => (
          <Button
            key={id}
            onClick={() =>
              onAsk({
                title: words.put(id),
                order: {
                  verb: 'schedule',
                  name,
                  version,
                  plan: {
                    id,
                    from,
                    until,
                    priority,
                    graceMinutes,
                    ...(embargoed && revealAt !== null ? { revealAt } : {}),
                  },
                },
              })
            }
          >
            {words.put(id === season ? season : `${season}/${id}`)}
          </Button>
        ))}
      </Row>
      <p>
        <Soft>
          {words.lookNote} {words.planHint}
        </Soft>
      </p>
      {fault === null ? null : <Fault role="alert">{fault}</Fault>}
      {link === null ? null : <PreviewLink link={link} onFault={setFault} />}
    </div>
  );
}
