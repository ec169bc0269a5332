/** The star that follows an event or a league. */
import { color, px } from '@site/ui';
import { Star } from '@site/ui/more-icons';
import styled from 'styled-components';
import { BOARD } from '../phrases/board';
import type { FavouriteKind } from '../vendors/port';
import { useFavourite } from './use-favourites';

const StyledStar = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: ${px(32)};
  height: 100%;
  min-height: ${px(24)};
  color: ${color('text-3')};
  & > svg {
    width: ${px(16)};
    height: ${px(16)};
  }
  &[aria-pressed='true'] {
    color: ${color('gold')};
  }
  &[aria-pressed='true'] > svg {
    fill: currentColor;
  }
  &[data-size='l'] {
    width: ${px(44)};
    height: ${px(44)};
  }
  &[data-size='l'] > svg {
    width: ${px(22)};
    height: ${px(22)};
  }
`;

/** Props of {@link FavouriteStar}. */
export interface FavouriteStarProps {
  readonly kind: FavouriteKind;
  readonly id: string;
  /** What it follows, for screen readers. */
  readonly name: string;
  readonly size?: 's' | 'l';
  /** Not in the order of keys: a BOARD of another star. */
  readonly skipped?: boolean;
}

/** The star. */
export function FavouriteStar({ kind, id, name, size = 's', skipped = false }: FavouriteStarProps) {
  const [on, toggle] = useFavourite(kind, id);
  return (
    <StyledStar
      type="button"
      tabIndex={skipped ? -1 : undefined}
      data-size={size}
      data-testid={`favourite-${kind}`}
      data-id={id}
      aria-pressed={on}
      aria-label={BOARD.follow(name)}
      onClick={toggle}
    >
      <Star aria-hidden />
    </StyledStar>
  );
}
