import styled from 'styled-components';
import { Notice, px } from '@site/ui';
import { DEPOSIT } from '../phrases/deposit';

const StyledNotes = styled.ul`
  display: grid;
  gap: ${px(4)};
  list-style: disc;
  padding-inline-start: 1.2em;
`;

/** What a method's operator wants to be known. */
export function Notes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <Notice>
      <b>{DEPOSIT.notes}</b>
      <StyledNotes>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </StyledNotes>
    </Notice>
  );
}
