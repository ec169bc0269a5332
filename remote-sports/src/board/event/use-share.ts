/** Hands the address of a match to the phone's own way to share, or copies it. */
import { Routing } from '@site/domain/constants';
import { usePlatform } from '@site/platform';
import { shareContent } from '@site/ui/share';
import { EVENT } from '../../phrases/event';
import type { SportEvent } from '../../vendors/port';
import { eventAddress, useBoardPlace } from '../board-place';

/** What the button that shares does. */
export function useShare(event: SportEvent): () => void {
  const { toast } = usePlatform();
  const { base } = useBoardPlace();
  return () => {
    const { share, clipboard } = globalThis.navigator as Partial<Navigator>;
    const url = `${globalThis.location.origin}${Routing.basePath}${eventAddress(base, event)}`;
    const title = event.isOutright
      ? event.homeName
      : EVENT.shareText(event.homeName, event.awayName);
    void shareContent(
      { title, text: title, url },
      {
        ...(share === undefined
          ? {}
          : { share: (data) => globalThis.navigator.share({ ...data }) }),
        ...(clipboard === undefined ? {} : { clipboard }),
      },
    ).then((outcome) => {
      if (outcome === 'copied') toast.show('success', EVENT.shared);
      if (outcome === 'manual') toast.show('info', EVENT.shareByHand);
    });
  };
}
