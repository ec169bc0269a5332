import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { ConsoleState } from '@site/contracts/releases/console';
import type { ConsoleApi } from './api';
import type { Ask } from './Confirm';
import { DraftFields } from './DraftForm';
import { DraftPicture } from './DraftPicture';
import { HeldVersion } from './HeldVersion';
import { useWords } from './language';
import { Button, Card, Fault, Label, Row, Soft } from './looks';
import { mayHere } from './roles';
import { beijing } from './times';
import { useDraft } from './use-draft';

const StyledEditor = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 10px;
  form {
    display: grid;
    gap: 12px;
  }
`;

interface DraftViewProps {
  readonly state: ConsoleState;
  readonly api: ConsoleApi;
  readonly onAsk: (ask: Ask) => void;
}

/** One season's draft: fields, saving, holding back; then a look at it and its place in the plan. */
function DraftEditor({ state, api, onAsk, name }: DraftViewProps & { readonly name: string }) {
  const { drafts: words, confirm } = useWords();
  const { draft, fault, said, isBusy, held, loads, save, picture, drop, hold } = useDraft(
    api,
    name,
  );
  const fields = useRef<HTMLFormElement>(null);
  const [why, setWhy] = useState('');
  return (
    <StyledEditor>
      {draft === null ? null : (
        <form
          key={loads}
          ref={fields}
          onSubmit={(moment) => {
            moment.preventDefault();
            void save(new FormData(moment.currentTarget));
          }}
        >
          <p>
            <Soft>
              {words.base(draft.base)}{' '}
              {draft.saved === null
                ? words.unsaved
                : words.saved(draft.saved.by, beijing(draft.saved.at))}
            </Soft>
          </p>
          <DraftPicture draft={draft} onFile={(file) => void picture(file)} />
          <DraftFields draft={draft} />
          <Row data-part="acts">
            <Button type="submit" $kind="main" disabled={isBusy}>
              {words.save}
            </Button>
            {draft.saved === null ? null : (
              <Button type="button" disabled={isBusy} onClick={() => void drop()}>
                {words.drop}
              </Button>
            )}
          </Row>
        </form>
      )}
      {draft === null && fault === null ? <Soft role="status">{words.reading}</Soft> : null}
      {said === null ? null : <p role="status">{said}</p>}
      {fault === null ? null : <Fault role="alert">{fault}</Fault>}
      {draft === null ? null : (
        <form
          onSubmit={(moment) => {
            moment.preventDefault();
            const form = fields.current;
            if (form?.reportValidity()) void hold(why, new FormData(form));
          }}
        >
          <Label>
            {confirm.why}
            <input
              name="why"
              required
              maxLength={200}
              autoComplete="off"
              value={why}
              onChange={(moment) => setWhy(moment.target.value)}
            />
          </Label>
          <Row>
            <Button type="submit" disabled={isBusy || why.trim() === ''}>
              {isBusy ? words.holding : words.hold}
            </Button>
          </Row>
        </form>
      )}
      {held === null ? null : (
        <HeldVersion state={state} api={api} name={name} version={held} onAsk={onAsk} />
      )}
    </StyledEditor>
  );
}

/** Edits seasons, one at a time. */
export function DraftView(props: DraftViewProps) {
  const { state } = props;
  const words = useWords().drafts;
  const seasons = state.seasons.filter(({ name }) => mayHere(state, 'draft', name));
  const [name, setName] = useState(seasons[0]?.name ?? '');
  return (
    <Card aria-label={words.heading} data-testid="console-draft">
      <h2>{words.heading}</h2>
      <Soft>{words.about}</Soft>
      <Label>
        {words.season}
        <select name="season" value={name} onChange={(moment) => setName(moment.target.value)}>
          {seasons.map((season) => (
            <option key={season.name} value={season.name}>
              {season.name.replace(/^season_/, '')} {season.title}
            </option>
          ))}
        </select>
      </Label>
      {name === '' ? null : <DraftEditor key={name} name={name} {...props} />}
    </Card>
  );
}
