import { useState } from 'react';
import styled from 'styled-components';
import type { ConsoleLink, ConsoleState } from '@site/contracts/releases/console';
import type { ConsoleApi } from './api';
import { Button, Card, Fault, Label, Soft } from './looks';
import { PreviewLink } from './PreviewLink';
import { mayHere } from './roles';
import { momentOf } from './times';

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

/** Looks at a part that is not live, or at another moment: a link, and its code for the phone. */
export function PreviewView({
  state,
  api,
}: {
  readonly state: ConsoleState;
  readonly api: ConsoleApi;
}) {
  const names = [
    ...new Set([...state.seasons.map(({ name }) => name), ...state.parts.map(({ name }) => name)]),
  ].filter((each) => mayHere(state, 'preview', each));
  const [name, setName] = useState('');
  const [link, setLink] = useState<ConsoleLink | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const versions =
    state.seasons.find((season) => season.name === name)?.versions ??
    state.parts
      .find((part) => part.name === name)
      ?.published.filter(({ isRevoked }) => !isRevoked)
      .map(({ version }) => version) ??
    [];
  const handleSubmit = async (data: FormData): Promise<void> => {
    const [at, version] = [String(data.get('at') ?? ''), String(data.get('version') ?? '')];
    setFault(null);
    try {
      setLink(
        await api.preview({
          name: name === '' ? null : name,
          ...(version === '' ? {} : { version }),
          at: at === '' ? null : momentOf(at),
          hours: Number(data.get('hours')),
        }),
      );
    } catch (error) {
      setLink(null);
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Card aria-label="Preview">
      <h2>Preview link</h2>
      <Soft>
        For one tab, signed, with an end. A banner stands on every page of it and no money moves.
      </Soft>
      <StyledForm
        data-testid="console-preview"
        onSubmit={(moment) => {
          moment.preventDefault();
          void handleSubmit(new FormData(moment.currentTarget));
        }}
      >
        <Label>
          Show
          <select name="name" value={name} onChange={(moment) => setName(moment.target.value)}>
            <option value="">what is live</option>
            {names.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </Label>
        {versions.length === 0 ? null : (
          <Label>
            Version
            <select name="version" key={name}>
              {versions.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </Label>
        )}
        <Label>
          As of (Beijing time, empty: now)
          <input name="at" type="datetime-local" />
        </Label>
        <Label>
          Good for, hours
          <input
            name="hours"
            type="number"
            min="0.1"
            max="336"
            step="any"
            required
            defaultValue="24"
          />
        </Label>
        <Button type="submit" $kind="main">
          Make the link
        </Button>
      </StyledForm>
      {fault === null ? null : <Fault role="alert">{fault}</Fault>}
      {link === null ? null : <PreviewLink link={link} onFault={setFault} />}
    </Card>
  );
}
