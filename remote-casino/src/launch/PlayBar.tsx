import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { usePlatform } from '@site/platform';
import { ChevronLeft, Clock, px, toSiteTime, toSpan } from '@site/ui';
import { Timer } from '@site/ui/more-icons';
import { PLAY } from '../phrases/play';

const StyledBar = styled.header`
  display: flex; align-items: center; gap: ${px(6)}; height: calc(${px(44)} + var(--sat)); padding: var(--sat) ${px(12)} 0 ${px(2)}; background: var(--chrome-bg); color: var(--chrome-text); flex: none;
  button { display: grid; place-items: center; width: ${px(44)}; height: ${px(44)}; } button svg { width: ${px(24)}; height: ${px(24)}; }
  h1 { flex: 1; min-width: 0; font-size: ${px(15)}; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  span { display: inline-flex; align-items: center; gap: ${px(4)}; font-size: ${px(12)}; color: var(--chrome-text-2); } span svg { width: ${px(14)}; height: ${px(14)}; }
  span + span { margin-inline-start: ${px(8)}; }
`;
const two = (n: number): string => String(n).padStart(2, '0');

/** The thin bar over a game: the way back, the time, and how long this session has lasted (RTS 13). */
export function PlayBar({ title, onBack }: { readonly title: string; readonly onBack: () => void }) {
  const { clock } = usePlatform();
  const [start] = useState(() => clock.monotonic());
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  const { d, h, m, s } = toSpan(clock.monotonic() - start);
  return (
    <StyledBar>
      <button type="button" aria-label={PLAY.exit} data-testid="game-back" onClick={onBack}><ChevronLeft aria-hidden="true" /></button>
      <h1>{title}</h1>
      <span className="num"><Clock aria-hidden="true" /><span className="vh">{PLAY.time}</span>{toSiteTime(clock.now(), 'time')}</span>
      <span className="num"><Timer aria-hidden="true" /><span className="vh">{PLAY.session}</span>{two(d * 24 + h)}:{two(m)}:{two(s)}</span>
    </StyledBar>
  );
}
