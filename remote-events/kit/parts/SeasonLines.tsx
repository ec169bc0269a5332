import styled from 'styled-components';
import { px } from '@site/ui';
import { cardLook } from '../look';

const StyledLines = styled.section`
  ${cardLook}
  ol {
    display: grid;
    gap: ${px(6)};
    list-style: decimal;
    padding-inline-start: ${px(20)};
  }
`;

/** Lines under a heading, counted; nothing without lines. */
export function SeasonLines({
  title,
  lines,
}: {
  readonly title: string;
  readonly lines: readonly string[];
}) {
  if (lines.length === 0) return null;
  return (
    <StyledLines aria-label={title}>
      <h3>{title}</h3>
      <ol>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </StyledLines>
  );
}
