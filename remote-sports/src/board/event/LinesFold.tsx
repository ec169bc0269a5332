/**
 * Opens and closes the far lines of a market, from its head: no row of its own, and none that
 * moves.
 */
import { ChevronDown } from '@site/ui';
import { EVENT } from '../../phrases/event';
import type { LinesOf } from './use-line-fold';

/** The button; none where no line is folded. */
export function LinesFold({ lines: { folded, isUnfolded, toggle } }: { readonly lines: LinesOf }) {
  return folded === 0 ? null : (
    <button
      type="button"
      className="lines"
      data-testid="lines-fold"
      aria-expanded={isUnfolded}
      aria-label={isUnfolded ? EVENT.fewerLines : EVENT.moreLines(folded)}
      onClick={toggle}
    >
      {isUnfolded ? EVENT.fewerShort : EVENT.moreShort(folded)}
      <ChevronDown className="sign" aria-hidden />
    </button>
  );
}
