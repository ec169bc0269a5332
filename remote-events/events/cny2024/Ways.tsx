import styled from 'styled-components';
import { Link, targets } from '@site/platform';
import { ChevronRight, px, radius } from '@site/ui';
import { TEXT, WAYS } from './phrases';

const StyledWays = styled.section`
  h3 { text-align: center; font-size: ${px(17)}; color: var(--season-figure); margin: ${px(8)} 0 ${px(12)}; }
  h3::before, h3::after { content: '◆'; font-size: ${px(9)}; margin-inline: ${px(10)}; vertical-align: middle; color: var(--season-gold); }
  ol { display: grid; gap: ${px(10)}; }
`;
const StyledWay = styled(Link)`
  display: grid; grid-template-columns: ${px(44)} 1fr auto; align-items: center; gap: ${px(12)}; padding: ${px(14)}; border-radius: ${radius.l}; background: var(--season-card); box-shadow: inset 0 0 0 1px var(--season-line);
  &:active { background: rgb(110 20 22 / 80%); }
  i { display: grid; place-items: center; width: ${px(44)}; height: ${px(44)}; border-radius: 50%; background: radial-gradient(circle at 35% 30%, #ff7a4a, #b3181a); color: #ffe9b8; font-size: ${px(19)}; font-weight: 800; box-shadow: inset 0 0 0 1.5px #f3c45f; }
  b { display: block; font-size: ${px(16)}; color: var(--season-ink); } span { font-size: ${px(13)}; line-height: 1.5; color: var(--season-ink-2); }
  em { display: inline-flex; align-items: center; font-size: ${px(12)}; color: var(--season-figure); white-space: nowrap; } em svg { width: ${px(16)}; height: ${px(16)}; }
`;

const TARGETS = { promotions: targets.toPromotions(), sports: targets.toSports(), games: targets.toGames() } as const;
const NUMERALS = ['壹', '贰', '叁'] as const;

/** What there is to do during the event, each with its way. */
export function Ways() {
  return (
    <StyledWays>
      <h3>{TEXT.ways}</h3>
      <ol>
        {WAYS.map((way, at) => (
          <li key={way.title}>
            <StyledWay to={TARGETS[way.to]}><i aria-hidden="true">{NUMERALS[at]}</i><span><b>{way.title}</b>{way.text}</span><em>{way.action}<ChevronRight aria-hidden="true" /></em></StyledWay>
          </li>
        ))}
      </ol>
    </StyledWays>
  );
}
