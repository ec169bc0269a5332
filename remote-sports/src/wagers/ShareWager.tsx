/** Shares a wager as a link to its selections; the amount goes along only when the member says so. */
import { useState } from 'react';
import { writeSharedBet } from '@site/domain/betting/shared-picks';
import { IconButton, Sheet, later } from '@site/ui';
import { Share2 } from '@site/ui/more-icons';
import { SHARE } from '../phrases/share';
import type { Wager } from '../vendors/port';

const ShareForm = later(() =>
  import(/* webpackChunkName: "acts" */ './ShareForm').then((module) => module.ShareForm),
);

/** Address of the shared bet; null where the vendor's ids make no link. */
export function shareQuery({ vendor, comboId, legs }: Wager): string | null {
  return writeSharedBet({
    vendor,
    combo: comboId !== null,
    picks: legs.map(
      ({ eventId, marketId, vendorKey, isOutright, betType, period, side, line }) => ({
        eventId,
        marketId,
        vendorKey,
        isOutright,
        ...(betType === null || line === null
          ? {}
          : { was: { betType: String(betType), period: String(period), side, line } }),
      }),
    ),
  });
}

/** The button with its sheet; nothing for a wager that makes no link. */
export function ShareWager({ wager }: { readonly wager: Wager }) {
  const [open, setOpen] = useState(false);
  const query = shareQuery(wager);
  if (query === null) return null;
  return (
    <>
      <IconButton
        label={SHARE.share}
        icon={<Share2 aria-hidden />}
        data-testid="wager-share"
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={SHARE.title} testId="share-sheet">
        <ShareForm wager={wager} query={query} />
      </Sheet>
    </>
  );
}
