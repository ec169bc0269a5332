/** One bet in the tray: low over prices, with room for all its words in a page. */
import type { ReactNode } from 'react';
import { Notice, px } from '@site/ui';
import styled from 'styled-components';

/** The sides of a foot: what is to be known, then what can be done. */
const StyledFoot = styled.div`
  display: flex;
  align-items: center;
  gap: ${px(8)};
  min-height: ${px(44)};
  & > span {
    flex: 1;
    min-width: 0;
  }
  [data-size='s'] {
    flex: none;
  }
`;

/** Two lines, what can be done beside them; under them where there is no room beside. */
const StyledLow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${px(8)};
  min-height: ${px(44)};
  [data-part='words'] {
    flex: 1 1 ${px(150)};
    min-width: 0;
  }
  [data-size='s'] {
    flex: none;
  }
`;

/** One line: of a long name the end is left out, never the money. */
const StyledSummary = styled.div`
  display: flex;
  white-space: pre;
  [data-part='bet'] {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [data-part='money'] {
    flex: none;
  }
`;

function Summary({ text }: { readonly text: string }) {
  const at = text.lastIndexOf(' · ');
  return (
    <StyledSummary className="num">
      <span data-part="bet">{at < 0 ? text : text.slice(0, at)}</span>
      {at < 0 ? null : <span data-part="money">{text.slice(at)}</span>}
    </StyledSummary>
  );
}

/**
 * A bet in the tray. In a page it is as high whatever its words come to be: its name, what was bet,
 * and a foot with the room of two lines and of a button, for what stands under it must not move.
 */
export function Entry({
  title,
  summary,
  note,
  tone,
  testId,
  low,
  children,
}: {
  readonly title: ReactNode;
  readonly summary: string;
  readonly note?: string;
  readonly tone: 'ok' | 'warn' | 'danger';
  readonly testId?: string;
  /** It lies over prices. */
  readonly low: boolean;
  /** Acts of its foot. */
  readonly children?: ReactNode;
}) {
  return (
    <Notice tone={tone} role="status" {...(testId === undefined ? {} : { testId })}>
      {low ? (
        <StyledLow>
          <div data-part="words">
            <div>{title}</div>
            <Summary text={summary} />
            {note}
          </div>
          {children}
        </StyledLow>
      ) : (
        <>
          {title}
          <br />
          {summary}
          <StyledFoot>
            <span>{note}</span>
            {children}
          </StyledFoot>
        </>
      )}
    </Notice>
  );
}
