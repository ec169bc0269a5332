import styled from 'styled-components';
import { px } from '@site/ui';
import { GAME } from './phrases';

const StyledRules = styled.details`
  summary {
    display: flex;
    align-items: center;
    min-height: ${px(44)};
    font-weight: 650;
    color: var(--season-ink);
    cursor: pointer;
  }
  summary::before {
    content: '▸' / '';
    margin-inline-end: ${px(6)};
    color: var(--season-accent);
  }
  &[open] summary::before {
    content: '▾' / '';
  }
  summary::-webkit-details-marker {
    display: none;
  }
  ol {
    display: grid;
    gap: ${px(4)};
    list-style: decimal;
    padding-inline-start: ${px(20)};
  }
`;

/** How the game goes, in the server's words. */
export function GameRules({ rules }: { readonly rules: readonly string[] }) {
  return (
    <StyledRules>
      <summary>{GAME.rules}</summary>
      <ol>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </StyledRules>
  );
}
