/**
 * All sports of the vendor in one row: sign, name (virtual ones say so in theirs) and how many
 * events the chosen tab has.
 */
import { useEffect, useRef } from 'react';
import { SPORT } from '@site/domain/reference/sports';
import { color, px, radius, type } from '@site/ui';
import { SportGlyph } from '@site/ui/sport-glyphs';
import styled from 'styled-components';
import { BOARD } from '../phrases/board';
import { sportText } from '../phrases/names';
import type { BoardTab, SportCount } from '../vendors/port';

const StyledStrip = styled.div`
  display: flex;
  gap: ${px(2)};
  overflow-x: auto;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  min-height: ${px(58)};
  margin-inline: ${px(-10)};
  padding-inline: ${px(8)};
  &::-webkit-scrollbar {
    display: none;
  }
`;
const StyledSport = styled.button`
  position: relative;
  flex: none;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${px(2)};
  min-width: ${px(60)};
  height: ${px(58)};
  padding: 0 ${px(6)};
  border-radius: ${radius.m};
  font-size: ${type.xs};
  font-weight: 600;
  color: ${color('text-2')};
  line-height: 1.2;
  white-space: nowrap;
  & > small {
    position: absolute;
    top: ${px(5)};
    left: 50%;
    margin-left: ${px(9)};
    min-width: ${px(16)};
    padding: 0 ${px(4)};
    border-radius: ${radius.pill};
    background: ${color('raised')};
    box-shadow: inset 0 0 0 1px ${color('line')};
    font-size: ${type.xxs};
    line-height: 1.5;
    color: ${color('text-2')};
  }
  &[data-none] {
    color: ${color('text-3')};
  }
  &[aria-pressed='true'] {
    background: ${color('brand-soft')};
    color: ${color('brand-text')};
  }
  &[aria-pressed='true'] > small {
    background: ${color('brand')};
    color: ${color('on-brand')};
    box-shadow: none;
  }
`;

/** Props of {@link SportStrip}. */
export interface SportStripProps {
  readonly sports: readonly SportCount[];
  readonly tab: BoardTab;
  readonly value: number;
  readonly onChange: (sportId: number) => void;
}

/** The sports. */
export function SportStrip({ sports, tab, value, onChange }: SportStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = strip.current;
    const on = row?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? null;
    if (row !== null && on !== null)
      row.scrollLeft = on.offsetLeft - (row.clientWidth - on.clientWidth) / 2;
  }, [value, sports.length]);
  return (
    <StyledStrip ref={strip} role="group" aria-label={BOARD.sports}>
      {sports
        .filter(({ sportId }) => sportId !== SPORT.ALL)
        .map(({ sportId, counts }) => (
          <StyledSport
            key={sportId}
            type="button"
            data-testid={`sport-${sportId}`}
            aria-pressed={sportId === value}
            data-none={counts[tab] === 0 || undefined}
            onClick={() => onChange(sportId)}
          >
            <SportGlyph sportId={sportId} size={22} />
            <span>{sportText(sportId)}</span>
            {counts[tab] > 0 ? <small className="num">{counts[tab]}</small> : null}
          </StyledSport>
        ))}
    </StyledStrip>
  );
}
