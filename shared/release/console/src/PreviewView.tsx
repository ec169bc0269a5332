import { useState } from 'react';
import styled from 'styled-components';
import type { ConsoleLink, ConsoleState } from '@site/contracts/releases/console';
import type { ConsoleApi } from './api';
import { useWords } from './language';
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
  const words = useWords().preview;
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
    <Card aria-label={words.label}>
      <h2>{words.heading}</h2>
      <Soft>{words.about}</Soft>
      <StyledForm
        data-testid="console-preview"
        onSubmit={(moment) => {
          moment.preventDefault();
          void handleSubmit(new FormData(moment.currentTarget));
        }}
      >
        <Label>
          {words.show}
          <select name="name" value={name} onChange={(moment) => setName(moment.target.value)}>
            <option value="">{words.live}</option>
            {names.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </Label>
        {versions.length === 0 ? null : (
          <Label>
            {words.version}
            <select name="version" key={name}>
              {versions.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </Label>
        )}
        <Label>
          {words.at}
          <input name="at" type="datetime-local" />
        </Label>
        <Label>
          {words.hours}
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
          {words.go}
        </Button>
      </StyledForm>
      {fault === null ? null : <Fault role="alert">{fault}</Fault>}
      {link === null ? null : <PreviewLink link={link} onFault={setFault} />}
    </Card>
  );
}
