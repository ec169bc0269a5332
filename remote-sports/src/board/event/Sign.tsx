/** The shape of what was seen, beside its words and on the course; shapes differ, not colours alone. */
import styled from 'styled-components';
import { color, px } from '@site/ui';
import type { Moment } from '@site/domain/betting/match-moments';

const StyledSign = styled.svg`
  flex: none;
  width: ${px(9)};
  height: ${px(9)};
  fill: currentColor;
  color: ${color('text-2')};
  &[data-what='goal'] {
    color: ${color('gold-text')};
  }
  &[data-what='red'] {
    color: ${color('danger')};
  }
`;

/** In a square of nine: a ball, a flag at its pole, a card, a screen. */
const SHAPE: Readonly<Partial<Record<Moment['what'], string>>> = {
  goal: 'M4.5 0a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9zM4.5 2.9 3 4l.6 1.8h1.8L6 4z',
  corner: 'M1 0h1v9H1zM2.6 0 8.5 2.5 2.6 5z',
  red: 'M2 0h5v9H2z',
  var: 'M0 1h9v6H0zM1 2v4h7V2zM3 8h3v1H3z',
};
/** Struck through: it was taken back. */
const STRUCK = 'M0 8 8 0l1 1-8 8z';

/** The sign; none for what has no shape. */
export function Sign({
  what,
  isUndone,
}: {
  readonly what: Moment['what'];
  readonly isUndone: boolean;
}) {
  const shape = SHAPE[what];
  return shape === undefined ? null : (
    <StyledSign className="sign" viewBox="0 0 9 9" aria-hidden data-what={what}>
      {isUndone ? (
        <>
          <path d={shape} opacity={0.45} fillRule="evenodd" />
          <path d={STRUCK} />
        </>
      ) : (
        <path d={shape} fillRule="evenodd" />
      )}
    </StyledSign>
  );
}
