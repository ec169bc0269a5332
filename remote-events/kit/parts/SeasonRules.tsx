import styled from 'styled-components';
import { px } from '@site/ui';
import { cardLook } from '../look';
import { TEXT } from '../phrases';

const StyledRules = styled.section`
  ${cardLook}
  ol {
    display: grid;
    gap: ${px(6)};
    list-style: decimal;
    padding-inline-start: ${px(20)};
  }
`;

export function SeasonRules({ rules }: { readonly rules: readonly string[] }) {
  return (
    <StyledRules aria-label={TEXT.rules}>
      <h3>{TEXT.rules}</h3>
      <ol>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </StyledRules>
  );
}
