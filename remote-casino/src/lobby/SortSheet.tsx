import styled from 'styled-components';
import { GAME_SORTS, type GameSort } from '@site/domain/games/order';
import { Check, Sheet, color, px, type } from '@site/ui';
import { whenUncovered } from '@site/ui/overlays';
import { LIST, SORT_HINT, SORT_NAME } from '../phrases/lobby';

const StyledSorts = styled.div`
  button {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: ${px(56)};
    text-align: start;
    font-size: ${type.l};
  }
  .ruled {
    border-bottom: 1px solid ${color('line')};
  }
  button:focus-visible {
    outline-offset: -2px;
  }
  span {
    flex: 1;
  }
  small {
    display: block;
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  button[aria-pressed='true'] {
    font-weight: 700;
    color: ${color('brand-text')};
  }
  svg {
    width: ${px(20)};
    height: ${px(20)};
  }
`;

/** Orders of a list; choosing one closes the sheet. */
export function SortSheet({
  value,
  onClose,
  onChange,
}: {
  readonly value: GameSort;
  readonly onClose: () => void;
  readonly onChange: (sort: GameSort) => void;
}) {
  // The address is changed once the sheet's own history entry is gone, so that "replace" means the page.
  const choose = (sort: GameSort): void => {
    onClose();
    whenUncovered(() => onChange(sort));
  };
  return (
    <Sheet open onClose={onClose} title={LIST.sort} testId="sort-sheet">
      <StyledSorts role="group" aria-label={LIST.sort}>
        {GAME_SORTS.map((sort, at) => (
          <button
            key={sort}
            className={at < GAME_SORTS.length - 1 ? 'ruled' : undefined}
            type="button"
            aria-pressed={sort === value}
            data-testid={`sort-${sort}`}
            onClick={() => choose(sort)}
          >
            <span>
              {SORT_NAME[sort]}
              <small>{SORT_HINT[sort]}</small>
            </span>
            {sort === value ? <Check aria-hidden="true" /> : null}
          </button>
        ))}
      </StyledSorts>
    </Sheet>
  );
}
