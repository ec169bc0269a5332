/** A season's colours as variables on its own element; nothing outside of it is touched. */
import type { CSSProperties } from 'react';
import { css } from 'styled-components';
import { px, radius, type } from '@site/ui';
import type { SeasonLook } from './season';

/** The festive face of headings; every system has one of these. */
export const SERIF = "'Songti SC','STSong','Noto Serif SC','Noto Serif CJK SC',serif";

/** Variables of a look. The tokens of shared parts (progress bar, focus ring) follow it. */
export const lookStyle = ({
  ground,
  card,
  line,
  ink,
  ink2,
  accent,
  cta,
  onCta,
}: SeasonLook): CSSProperties =>
  ({
    '--season-ground': ground,
    '--season-card': card,
    '--season-line': line,
    '--season-ink': ink,
    '--season-ink-2': ink2,
    '--season-accent': accent,
    '--season-cta-0': cta[0],
    '--season-cta-1': cta[1],
    '--season-on-cta': onCta,
    '--brand': cta[1],
    '--gold': accent,
    '--line': line,
    '--focus': accent,
  }) as CSSProperties;

/** A card on the season's ground. */
export const cardLook = css`
  padding: ${px(16)};
  border-radius: ${radius.l};
  background: var(--season-card);
  box-shadow: inset 0 0 0 1px var(--season-line);
  color: var(--season-ink-2);
  font-size: ${type.s};
  line-height: 1.6;
  & > h3 {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: ${px(10)};
    margin-bottom: ${px(10)};
    font-family: ${SERIF};
    font-size: ${type.l};
    font-weight: 900;
    color: var(--season-accent);
  }
  & > h3 > .num {
    font-family: system-ui, sans-serif;
    font-size: ${type.s};
    font-weight: 500;
    color: var(--season-ink-2);
  }
`;

/** The season's main button, also for links. */
export const ctaLook = css`
  min-height: ${px(52)};
  border-radius: 999px;
  font-weight: 750;
  color: var(--season-on-cta);
  background: linear-gradient(var(--season-cta-0), var(--season-cta-1));
  &[data-kind]:not(:disabled) {
    color: var(--season-on-cta);
    background: linear-gradient(var(--season-cta-0), var(--season-cta-1));
  }
  &[data-kind]:disabled {
    color: var(--season-ink-2);
    background: var(--season-card);
    box-shadow: inset 0 0 0 1px var(--season-line);
  }
`;

/** A quieter button beside it. */
export const frameLook = css`
  min-height: ${px(52)};
  border-radius: 999px;
  background: transparent;
  color: var(--season-ink);
  box-shadow: inset 0 0 0 1.5px var(--season-accent);
  &[data-kind] {
    background: transparent;
    color: var(--season-ink);
  }
`;
