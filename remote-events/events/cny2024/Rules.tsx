import styled from 'styled-components';
import { px, radius } from '@site/ui';
import { RULES, TEXT } from './phrases';

const StyledRules = styled.section`
  padding: ${px(16)}; border-radius: ${radius.l}; background: rgb(30 4 6 / 60%); box-shadow: inset 0 0 0 1px var(--season-line);
  h3 { font-size: ${px(15)}; color: var(--season-ink); margin-bottom: ${px(8)}; }
  ol { display: grid; gap: ${px(6)}; list-style: decimal; padding-inline-start: ${px(20)}; font-size: ${px(13)}; line-height: 1.65; color: var(--season-ink-2); }
`;

/** The rules. */
export function Rules() {
  return <StyledRules aria-label={TEXT.rules}><h3>{TEXT.rules}</h3><ol>{RULES.map((rule) => <li key={rule}>{rule}</li>)}</ol></StyledRules>;
}
