/** Surfaces and sections: what groups content on a page. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { px } from '../tokens/px';
import { color, radius, space, type } from '../tokens/vars';

/** A surface on the page. `data-pad="false"` for content that runs to its edges. */
export const Card = styled.div`
  background: ${color('surface')};
  border: 1px solid ${color('line')};
  border-radius: ${radius.l};
  padding: ${space[4]};
  overflow: hidden;
  &[data-pad='false'] {
    padding: 0;
  }
`;

/** A page's body: the side margins and rhythm every page shares. */
export const PageBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(14)};
  padding: ${space[3]} ${space[3]} ${space[6]};
  min-width: 0;
`;

const StyledSection = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${px(10)};
  min-width: 0;
`;
const StyledHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${px(32)};
  padding-inline: ${px(2)};
  h2 {
    font-size: ${type.l};
    font-weight: 700;
    display: flex;
    align-items: center;
    gap: ${px(8)};
  }
  h2::before {
    content: '';
    width: ${px(4)};
    height: ${px(16)};
    border-radius: ${px(2)};
    background: ${color('brand')};
  }
  /* Twice, because a button that stands here has a size and a colour of its own. */
  && > h2 + * {
    font-size: ${type.s};
    color: ${color('text-2')};
  }
`;

/** Props of {@link Section}. */
export interface SectionProps {
  readonly title: string;
  /** A link or button at the head's end, e.g. "全部". */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, action, children }: SectionProps) {
  return (
    <StyledSection aria-label={title}>
      <StyledHead>
        <h2>{title}</h2>
        {action}
      </StyledHead>
      {children}
    </StyledSection>
  );
}

/** The link at a section's end: its words, then a sign. */
export const moreLinkLook = `display:inline-flex;align-items:center;min-height:${px(44)};margin-block:${px(-4)};padding-inline-start:${px(12)};font-size:${type.s};color:var(--text-2);& > svg{width:${px(16)};height:${px(16)}}`;
