import styled from 'styled-components';
import type { ConsoleDraft } from '@site/contracts/releases/console';
import { WAY_TARGETS } from '@site/contracts/season-data';
import { fieldsOf, typedAt, type DraftField } from './draft-fields';
import { useWords } from './language';
import { Label } from './looks';

const StyledGroup = styled.fieldset`
  display: grid;
  gap: 12px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 210px), 1fr));
  align-items: end;
  min-width: 0;
  margin: 14px 0 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-bottom: 8px;
    font-weight: 700;
  }
  [data-wide] {
    grid-column: 1 / -1;
  }
`;

function Field({ draft, field }: { readonly draft: ConsoleDraft; readonly field: DraftField }) {
  const { fields, targets } = useWords().drafts;
  const { path, kind, label } = field;
  const common = { name: path, defaultValue: typedAt(draft.texts, field), lang: 'zh-CN' } as const;
  const ways = WAY_TARGETS.filter((to) => to !== 'own-game' || draft.texts.data.game !== null);
  return (
    <Label data-wide={kind === 'lines' ? '' : undefined}>
      {fields[label]}
      {kind === 'lines' ? <textarea rows={4} {...common} /> : null}
      {kind === 'target' ? (
        <select name={path} defaultValue={common.defaultValue}>
          {ways.map((to) => (
            <option key={to} value={to}>
              {targets[to]}
            </option>
          ))}
        </select>
      ) : null}
      {kind === 'text' ? <input required {...common} /> : null}
      {kind === 'colour' ? (
        <input type="color" name={path} defaultValue={common.defaultValue} />
      ) : null}
    </Label>
  );
}

/** The fields of a draft; what is typed stays in them until another draft is loaded. */
export function DraftFields({ draft }: { readonly draft: ConsoleDraft }) {
  const { groups } = useWords().drafts;
  return (
    <>
      {fieldsOf(draft.texts)
        .filter(([, fields]) => fields.length > 0)
        .map(([group, fields]) => (
          <StyledGroup key={fields[0]?.path}>
            <legend>{groups[group]}</legend>
            {fields.map((field) => (
              <Field key={field.path} draft={draft} field={field} />
            ))}
          </StyledGroup>
        ))}
    </>
  );
}
