/** Small marks: a tag says a state in words. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { px } from '../tokens/px';
import { color, radius, type } from '../tokens/vars';

/** Meaning of a mark; it never stands in colour alone. */
export type Tone = 'neutral' | 'brand' | 'gold' | 'ok' | 'warn' | 'danger' | 'live';

const StyledTag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${px(4)};
  min-height: ${px(20)};
  padding: ${px(1)} ${px(7)};
  border-radius: ${radius.s};
  font-size: ${type.xs};
  font-weight: 600;
  line-height: 1.4;
  white-space: nowrap;
  background: ${color('odds-bg')};
  color: ${color('text-2')};
  &[data-tone='brand'] {
    background: ${color('brand-soft')};
    color: ${color('brand-text')};
  }
  &[data-tone='gold'] {
    background: ${color('gold-soft')};
    color: ${color('gold-text')};
  }
  &[data-tone='ok'] {
    background: ${color('green-soft')};
    color: ${color('green')};
  }
  &[data-tone='warn'] {
    background: ${color('warn-soft')};
    color: ${color('warn')};
  }
  &[data-tone='danger'],
  &[data-tone='live'] {
    background: ${color('red-soft')};
    color: ${color('red')};
  }
  &[data-tone='live']::before {
    content: '';
    width: ${px(6)};
    height: ${px(6)};
    border-radius: 50%;
    background: currentColor;
    animation: ui-pulse 1.6s ease-in-out infinite;
  }
`;

/** Props of {@link Tag}. */
export interface TagProps {
  readonly tone?: Tone;
  readonly children: ReactNode;
}

/** A word in a coloured box. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return <StyledTag data-tone={tone}>{children}</StyledTag>;
}
