/** The few shapes that the console's pages are made of. */
import styled from 'styled-components';

/** One view, no wider than can be read. */
export const Page = styled.div`
  max-width: 1180px;
  margin: 0 auto;
  padding: 16px;
`;
/** One thing with its heading and all that can be done with it. */
export const Card = styled.section`
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: 12px;
  padding: 16px;
  margin-bottom: 14px;
  h2 {
    font-size: 17px;
  }
  h3 {
    font-size: 15px;
  }
`;
/** Things side by side, as far as there is room. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;
/** What explains, not what is said. */
export const Soft = styled.span`
  color: var(--soft);
  font-size: 13px;
`;
/** Versions, names and lines of the commands. */
export const Code = styled.code`
  font:
    13px ui-monospace,
    'SF Mono',
    Menlo,
    Consolas,
    monospace;
  overflow-wrap: anywhere;
`;
/** `main` is the next sensible step, `bad` takes something away from members. */
export const Button = styled.button<{ readonly $kind?: 'main' | 'bad' }>`
  min-height: 36px;
  padding: 0 14px;
  border-radius: 8px;
  white-space: nowrap;
  cursor: pointer;
  font-weight: 600;
  border: 1px solid
    ${({ $kind }) => ($kind === 'bad' ? 'var(--bad)' : $kind === 'main' ? 'var(--brand)' : 'var(--line)')};
  background: ${({ $kind }) => ($kind === 'main' ? 'var(--brand)' : 'transparent')};
  color: ${({ $kind }) => ($kind === 'bad' ? 'var(--bad)' : $kind === 'main' ? 'var(--on-brand)' : 'inherit')};
  &:disabled {
    opacity: 0.55;
    cursor: default;
  }
`;
/** A state in a word. */
export const Tag = styled.b<{ readonly $tone?: 'good' | 'warn' | 'bad' | 'plain' }>`
  display: inline-block;
  padding: 1px 9px;
  border-radius: 999px;
  font-size: 12px;
  border: 1px solid currentcolor;
  color: ${({ $tone = 'plain' }) => ({ good: 'var(--good)', warn: 'var(--warn)', bad: 'var(--bad)', plain: 'var(--soft)' })[$tone]};
`;
/** A field under its name. */
export const Label = styled.label`
  display: grid;
  gap: 4px;
  font-size: 13px;
  color: var(--soft);
  input,
  select,
  textarea {
    width: 100%;
    min-width: 0;
    min-height: 38px;
    padding: 6px 10px;
    border-radius: 8px;
    border: 1px solid var(--line);
    background: var(--bg);
    color: var(--text);
    font-size: 15px;
  }
`;
/** What should be looked at. */
export const Warning = styled.p`
  padding: 8px 12px;
  border-radius: 8px;
  background: var(--warn-soft);
  color: var(--warn);
  margin-bottom: 8px;
  overflow-wrap: anywhere;
`;
/** What did not work, in the sentence of the command. */
export const Fault = styled.p`
  padding: 8px 12px;
  border-radius: 8px;
  background: var(--bad-soft);
  color: var(--bad);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
/** What a person may do with a thing; switched off as a whole for a role that may not. */
export const Acts = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
