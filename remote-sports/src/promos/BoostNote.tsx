/** What a raised price in the slip is: from which price, up to which stake, until when. */
import { formatShort } from '@site/domain/formatting/date';
import { formatCnyShort } from '@site/domain/money';
import { formatOdds } from '@site/domain/odds/convert';
import { Notice } from '@site/ui';
import { PROMOS } from '../phrases/promos';
import { usePromos } from './use-promos';

/** The line under its row; nothing before the vendor has said anything. */
export function BoostNote({ selectionId }: { readonly selectionId: string }) {
  const { boosts, isKnown } = usePromos();
  const boost = boosts.find(({ pick }) => pick.selection.id === selectionId);
  if (!isKnown) return null;
  if (boost === undefined)
    return (
      <Notice tone="warn" role="status" testId="boost-note">
        {PROMOS.over}
      </Notice>
    );
  return (
    <Notice tone="ok" testId="boost-note">
      {PROMOS.onSlip(
        formatOdds(boost.plain, 'EU').text,
        formatOdds(boost.boosted, 'EU').text,
        formatCnyShort(boost.maxStake),
        formatShort(boost.until),
      )}
    </Notice>
  );
}
