import styled from 'styled-components';
import { Link, targets } from '@site/platform';
import { ChevronRight, px, radius } from '@site/ui';
import { useSeason } from '../../kit/use-season';
import { TEXT } from './phrases';
import season from './season.json';

const StyledEntry = styled(Link)`
  position: relative; overflow: hidden; display: flex; align-items: center; gap: ${px(12)}; min-height: ${px(68)}; padding: ${px(10)} ${px(14)}; border-radius: ${radius.l}; color: #fff0cf;
  background: radial-gradient(60% 200% at 92% 20%, #f2b552 0%, transparent 62%), linear-gradient(100deg, #7d1014, #b5241f 70%, #c9482a);
  i { display: grid; place-items: center; width: ${px(44)}; height: ${px(44)}; border-radius: 50%; background: #fbe0a4; color: #9b1414; font-family: 'Songti SC', 'Noto Serif CJK SC', serif; font-size: ${px(24)}; font-weight: 900; }
  b { display: block; font-size: ${px(16)}; } span { font-size: ${px(13)}; color: #ffe2b0; flex: 1; }
  em { display: inline-flex; align-items: center; font-size: ${px(13)}; font-weight: 650; color: #4b0a08; background: #ffdf94; border-radius: 999px; padding: ${px(6)} ${px(6)} ${px(6)} ${px(12)}; } em svg { width: ${px(16)}; height: ${px(16)}; }
`;

/** The entrance on other pages while the event is near or running; after its end there is none. */
export function Slot() {
  const { phase } = useSeason(season);
  if (phase === 'ended') return null;
  return (
    <StyledEntry to={targets.toSeason('event_CNY2024')} data-testid="season-entry">
      <i aria-hidden="true">春</i>
      <span><b>{TEXT.entry}</b>{TEXT.entryHint}</span>
      <em>{TEXT.entryGo}<ChevronRight aria-hidden="true" /></em>
    </StyledEntry>
  );
}
