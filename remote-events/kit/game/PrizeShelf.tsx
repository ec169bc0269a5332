/** The prizes in the colours of the season. */
import styled from 'styled-components';
import { PrizeShelf as Shelf } from '@site/ui/prize-shelf';

/** The shelf. */
export const PrizeShelf = styled(Shelf)`
  &&& li {
    background: var(--season-ground);
    box-shadow: inset 0 0 0 1px var(--season-line);
  }
  &&& .grand {
    box-shadow: inset 0 0 0 1.5px var(--season-accent);
  }
  &&& b {
    color: var(--season-accent);
  }
  span {
    color: var(--season-ink);
  }
  &&& small {
    color: var(--season-ink-2);
  }
`;
