import { useId, useLayoutEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import type { FileProblem } from '@site/domain/documents/file-check';
import { Button, Field, color, describedBy, px, radius, type } from '@site/ui';
import { FILES } from '../phrases/files';
import { FILE_ACCEPT, readFile, type ReadyFile } from './read-file';

const StyledPick = styled.label`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${px(4)};
  min-height: ${px(96)};
  padding: ${px(14)};
  border-radius: ${radius.m};
  text-align: center;
  cursor: pointer;
  background: ${color('sunken')};
  border: 1px dashed ${color('line-field')};
  font-size: ${type.m};
  font-weight: 600;
  color: ${color('brand-text')};
  small {
    font-size: ${type.xs};
    font-weight: 400;
    color: ${color('text-3')};
  }
  &:focus-within {
    box-shadow: 0 0 0 2px ${color('brand')};
  }
  &[data-invalid='true'] {
    border-color: ${color('danger')};
  }
  input {
    position: absolute;
    width: 1px;
    height: 1px;
    opacity: 0;
  }
`;
const StyledChosen = styled.div`
  display: flex;
  align-items: center;
  gap: ${px(12)};
  padding: ${px(10)};
  border-radius: ${radius.m};
  background: ${color('sunken')};
  font-size: ${type.s};
  img {
    width: ${px(72)};
    height: ${px(72)};
    object-fit: cover;
    border-radius: ${radius.s};
    background: ${color('raised')};
  }
  span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** A picture of the chosen file, for as long as it is shown. */
function Preview({ file }: { readonly file: ReadyFile }) {
  const picture = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const made = URL.createObjectURL(new Blob([file.bytes], { type: file.mime }));
    if (picture.current !== null) picture.current.src = made;
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <img ref={picture} alt={FILES.preview(file.name)} />;
}

const problemText = (problem: FileProblem | 'unreadable', mostBytes: number): string =>
  problem === 'tooLarge' ? FILES.tooLarge(Math.floor(mostBytes / 1_048_576)) : FILES[problem];

interface FileFieldProps {
  readonly label: ReactNode;
  readonly hint?: string;
  readonly value: ReadyFile | null;
  readonly onChange: (file: ReadyFile | null) => void;
  readonly mostBytes: number;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly testId: string;
}

/** Choosing a picture or PDF: checked at once, shown before it is sent, kept until it is replaced. */
export function FileField({
  label,
  hint,
  value,
  onChange,
  mostBytes,
  error,
  disabled = false,
  testId,
}: FileFieldProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const shown = problem ?? error;
  const take = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = event.target.files ?? [];
    // The same file may be chosen again after it was refused.
    event.target.value = '';
    if (chosen === undefined) return;
    const read = await readFile(chosen, mostBytes);
    setProblem(typeof read === 'string' ? problemText(read, mostBytes) : null);
    if (typeof read !== 'string') onChange(read);
  };
  return (
    <Field id={id} label={label} hint={hint} error={shown}>
      {value === null ? null : (
        <StyledChosen data-testid={`${testId}-chosen`}>
          {value.isPicture ? <Preview file={value} /> : null}
          <span>{value.name}</span>
          <Button
            kind="ghost"
            size="s"
            disabled={disabled}
            onClick={() => {
              setProblem(null);
              onChange(null);
            }}
          >
            {FILES.remove}
          </Button>
        </StyledChosen>
      )}
      <StyledPick data-invalid={shown === undefined || shown === null ? undefined : true}>
        {value === null ? FILES.choose : FILES.replace}
        <small>{FILES.rule(Math.floor(mostBytes / 1_048_576))}</small>
        <input
          id={id}
          type="file"
          accept={FILE_ACCEPT}
          disabled={disabled}
          data-testid={testId}
          aria-invalid={shown ? true : undefined}
          aria-describedby={describedBy(id, hint, shown)}
          onChange={(event) => void take(event)}
        />
      </StyledPick>
    </Field>
  );
}
