/**
 * The second step of a change: the new bet is taken, and the old one can be sold. In the foot of
 * its receipt it is what comes next, and who leaves it says that both bets stay.
 */
import { usePlatform } from '@site/platform';
import { editNote, type WagerEdit } from '../bet-slip/edit-note';
import { SwappedButton } from '../bet-slip/SwappedButton';
import { EDIT_STEPS } from '../phrases/edit-steps';
import { useSports } from '../state/use-sports';
import { EditSale } from './EditSale';

/** Props of {@link SecondStep}. */
export interface SecondStepProps {
  readonly edit: WagerEdit;
  /** It has the foot to itself; else the foot is another bet's. */
  readonly isFoot: boolean;
}

/** See {@link SecondStepProps}. */
export function SecondStep({ edit, isFoot }: SecondStepProps) {
  const platform = usePlatform();
  const { slip } = useSports();
  const note = editNote(platform);
  const put = (change: Partial<WagerEdit>): void => {
    const now = note.get();
    if (now !== null) note.set({ ...now, isBet: true, ...change });
  };
  return (
    <EditSale
      wager={edit.wager}
      onSelling={(isSelling) => (isSelling === edit.isSelling ? undefined : put({ isSelling }))}
      onSold={(_wager, paid) => put({ paid })}
      onGone={() => put({ isGone: true })}
    >
      {isFoot ? (
        <SwappedButton
          kind="secondary"
          data-testid="edit-keep-both"
          onClick={() => slip.setOpen(false)}
        >
          {EDIT_STEPS.keepBoth}
        </SwappedButton>
      ) : null}
    </EditSale>
  );
}
