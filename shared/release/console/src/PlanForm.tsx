import { useState } from 'react';
import styled from 'styled-components';
import type { ConsoleState, ConsoleWindow } from '@site/contracts/releases/console';
import type { Ask } from './Confirm';
import { useWords } from './language';
import { Button, Card, Label, Soft } from './looks';
import { mayHere } from './roles';
import { fieldOf, momentOf } from './times';

const StyledForm = styled.form`
  display: grid;
  gap: 12px;
  grid-template-columns: repeat(auto-fill, minmax(210px, 1fr));
  align-items: end;
  margin-top: 10px;
  button {
    justify-self: start;
  }
`;

interface PlanFormProps {
  readonly state: ConsoleState;
  readonly moving: ConsoleWindow | null;
  readonly onAsk: (ask: Ask) => void;
}

const slugOf = (name: string): string => name.replace(/^season_/, '').replaceAll('_', '-');

interface WindowFieldsProps {
  readonly moving: ConsoleWindow | null;
  /** Name of the window that gets none of its own. */
  readonly slug: string;
}

/** When the window opens and ends, and how it stands among others; filled from one that is moved. */
function WindowFields({ moving, slug }: WindowFieldsProps) {
  const words = useWords().plan;
  return (
    <>
      <Label>
        {words.opens}
        <input
          name="from"
          type="datetime-local"
          required
          defaultValue={moving === null ? '' : fieldOf(moving.from)}
        />
      </Label>
      <Label>
        {words.ends}
        <input
          name="until"
          type="datetime-local"
          required
          defaultValue={moving === null ? '' : fieldOf(moving.until)}
        />
      </Label>
      <Label>
        {words.reveal}
        <input
          name="reveal"
          type="datetime-local"
          defaultValue={moving?.revealAt ? fieldOf(moving.revealAt) : ''}
        />
      </Label>
      <Label>
        {words.priority}
        <input
          name="priority"
          type="number"
          step="1"
          required
          defaultValue={moving?.priority ?? 0}
        />
      </Label>
      <Label>
        {words.grace}
        <input
          name="grace"
          type="number"
          min="0"
          step="1"
          required
          defaultValue={moving?.graceMinutes ?? 30}
        />
      </Label>
      <Label>
        {words.window}
        <input
          name="id"
          pattern="[a-z0-9\-]{1,48}"
          defaultValue={moving?.id ?? ''}
          placeholder={slug}
        />
      </Label>
    </>
  );
}

/** Plans a window, or moves one. What is wrong with it is said before anything changes. */
export function PlanForm({ state, moving, onAsk }: PlanFormProps) {
  const words = useWords().plan;
  const seasons = state.seasons.filter(({ name }) => mayHere(state, 'schedule', name));
  const [season, setSeason] = useState(moving?.name ?? seasons[0]?.name ?? '');
  // Moving a window moves its dates; one that is over is planned anew, with what is newest then.
  const isMove =
    moving !== null &&
    moving.name === season &&
    moving.phase !== 'ended' &&
    moving.phase !== 'killed';
  const handleSubmit = (data: FormData): void => {
    const text = (name: string): string => String(data.get(name) ?? '');
    const reveal = text('reveal');
    onAsk({
      title: words.title(slugOf(season)),
      order: {
        verb: 'schedule',
        name: season,
        ...(isMove ? { version: moving.version } : {}),
        plan: {
          id: text('id') || slugOf(season),
          from: momentOf(text('from')),
          until: momentOf(text('until')),
          ...(reveal === '' ? {} : { revealAt: momentOf(reveal) }),
          priority: Number(text('priority')),
          graceMinutes: Number(text('grace')),
        },
      },
    });
  };
  return (
    <Card aria-label={words.label}>
      <h2>{words.heading(moving?.season ?? null)}</h2>
      <Soft>{words.about}</Soft>
      <StyledForm
        data-testid="console-plan"
        onSubmit={(moment) => {
          moment.preventDefault();
          handleSubmit(new FormData(moment.currentTarget));
        }}
      >
        <Label>
          {words.season}
          <select
            name="season"
            value={season}
            onChange={(moment) => setSeason(moment.target.value)}
          >
            {seasons.map(({ name, title }) => (
              <option key={name} value={name}>
                {slugOf(name)} {title}
              </option>
            ))}
          </select>
        </Label>
        <WindowFields moving={moving} slug={slugOf(season)} />
        <Button type="submit" $kind="main" disabled={season === ''}>
          {words.go}
        </Button>
      </StyledForm>
    </Card>
  );
}
