/** Rows in a card: menus, settings, facts. */
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { ChevronRight } from '../icons/icons';
import { px } from '../tokens/px';
import { color, radius, space, type } from '../tokens/vars';

/** A card of rows. */
export const List = styled.ul`
  background: ${color('surface')};
  border: 1px solid ${color('line')};
  border-radius: ${radius.l};
  overflow: hidden;
  & > li + li {
    border-top: 1px solid ${color('line')};
  }
`;

/** The row's look, for rows that are links of the router. */
export const listRowLook = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: ${px(56)};
  padding: ${px(10)} ${space[4]};
  text-align: start;
  font-size: ${type.l};
  color: ${color('text')};
  &:is(a, button):active {
    background: ${color('raised')};
  }
  & > svg {
    width: ${px(18)};
    height: ${px(18)};
    color: ${color('text-3')};
    flex: none;
    margin-inline-start: ${px(-6)};
  }
`;

const StyledRow = styled.div`
  ${listRowLook}
`;
const StyledLead = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${px(36)};
  height: ${px(36)};
  border-radius: ${radius.m};
  flex: none;
  background: ${color('brand-soft')};
  color: ${color('brand-text')};
  svg {
    width: ${px(20)};
    height: ${px(20)};
  }
`;
const StyledText = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
  flex: 1;
  line-height: 1.4;
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
`;
const StyledTrail = styled.span`
  font-size: ${type.m};
  color: ${color('text-2')};
  text-align: end;
  flex: none;
  max-width: 60%;
`;

/** Content of {@link RowContent}. */
export interface RowContentProps {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  readonly trailing?: ReactNode;
  /** Shows that the row leads somewhere. */
  readonly leads?: boolean;
}

/** What stands in a row; put it into a link that has `listRowLook`, or use {@link ListRow}. */
export function RowContent({ icon, title, hint, trailing, leads }: RowContentProps) {
  return (
    <>
      {icon === undefined ? null : <StyledLead aria-hidden="true">{icon}</StyledLead>}
      <StyledText>
        <span>{title}</span>
        {hint === undefined ? null : <small>{hint}</small>}
      </StyledText>
      {trailing === undefined ? null : <StyledTrail>{trailing}</StyledTrail>}
      {leads ? <ChevronRight aria-hidden="true" /> : null}
    </>
  );
}

/** Props of {@link ListRow}. */
export interface ListRowProps extends RowContentProps {
  readonly onClick?: () => void;
  readonly testId?: string;
}

/** A row; with `onClick` it is a button. */
export function ListRow({ onClick, testId, ...content }: ListRowProps) {
  const row =
    onClick === undefined ? (
      <StyledRow data-testid={testId}>
        <RowContent {...content} />
      </StyledRow>
    ) : (
      <StyledRow as="button" type="button" data-testid={testId} onClick={onClick}>
        <RowContent leads {...content} />
      </StyledRow>
    );
  return <li>{row}</li>;
}
