/**
 * Changes a wager in two steps that never run into one another: which of its selections stay and
 * what is staked is chosen here, at the prices of now; that goes into the slip for a new bet, and
 * only when it is accepted can the old one be sold there (ADR 112).
 */
import { formatCny, formatCnyShort } from '@site/domain/money';
import { targets, usePlatform } from '@site/platform';
import { STAKE_REASON_TEXT } from '@site/phrases/betting';
import { Button, Notice, Sheet, color, px, type } from '@site/ui';
import { AmountField } from '@site/ui/amount-field';
import styled from 'styled-components';
import { AGAIN } from '../phrases/again';
import { NO_OFFER_TEXT } from '../phrases/cash-out';
import { EDIT_BET } from '../phrases/edit-bet';
import { EDIT_ENDS } from '../phrases/edit-ends';
import { SLIP, STAKE_ACT_TEXT } from '../phrases/slip';
import { useSportsState } from '../state/use-sports';
import type { Wager } from '../vendors/port';
import { EditLegs } from './EditLegs';
import { EditNet, EditRest, EditSums } from './EditSums';
import { SaleAgainst } from './SaleAgainst';
import { useEditDraft, type EditDraft } from './use-edit-draft';
import { useLargeLetters } from './use-large-letters';
import type { ReceivedOffer } from './use-offers';

const StyledEdit = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(10)};
  & > p {
    font-size: ${type.s};
    line-height: 1.6;
    color: ${color('text-2')};
  }
`;

/** Why it does not go on; nothing while it does. */
function Trouble({ draft }: { readonly draft: EditDraft }) {
  const { failed, isBusy, retry } = draft;
  if (failed)
    return (
      <Notice tone="warn" role="status" testId="edit-trouble">
        {AGAIN.failed}{' '}
        <Button kind="ghost" size="s" onClick={retry}>
          {AGAIN.retry}
        </Button>
      </Notice>
    );
  return isBusy ? (
    <Notice tone="warn" role="status" testId="edit-trouble">
      {AGAIN.busy}
    </Notice>
  ) : null;
}

/** Below the stake, in one line: what is the matter with it, and what its vendor takes. */
function hintOf({ reason, limits: { limits, failed } }: EditDraft): string {
  const said = reason === null || reason === 'stakeEmpty' ? [] : [STAKE_REASON_TEXT[reason]];
  // A word that is no amount does not miss a limit.
  if (reason === 'stakeInvalid') return said.join('');
  const taken =
    limits === null
      ? failed
        ? SLIP.limitsUnread
        : SLIP.limitsLoading
      : SLIP.limits(formatCnyShort(limits.min), formatCnyShort(limits.max));
  return [...said, taken].join(' · ');
}

/**
 * Why nobody knows what the old one brings: nothing is staked anew before that. '' where it is
 * known.
 */
function priceStop({ offer }: ReceivedOffer): string {
  if (offer === null) return EDIT_BET.unpriced;
  return offer.reason === null ? '' : NO_OFFER_TEXT[offer.reason][1];
}

/** What the button does, or why it rests. */
function startText({ picks, failed, reason, isSame }: EditDraft, stop: string): string {
  if (picks === null && !failed) return AGAIN.reading;
  if (stop !== '') return stop;
  if (reason !== null) return STAKE_ACT_TEXT[reason] ?? STAKE_REASON_TEXT[reason];
  return isSame ? EDIT_BET.same : EDIT_BET.start;
}

/** Props of {@link EditBet}. */
export interface EditBetProps {
  readonly wager: Wager;
  readonly received: ReceivedOffer;
  /** The new bet stands in the slip. */
  readonly onSlip: () => void;
  readonly onClose: () => void;
}

/** See {@link EditBetProps}. */
export function EditBet({ wager, received, onSlip, onClose }: EditBetProps) {
  const { navigator } = usePlatform();
  const { slip } = useSportsState().vendorSessions[wager.vendor];
  const openRisk = received.offer?.openRisk ?? wager.cashOut?.openRisk ?? wager.risk;
  const draft = useEditDraft(wager, openRisk);
  const { failed, isOver, kept, bet, stake, setStake, put, before, reason, isSame } = draft;
  const price = received.offer?.price ?? null;
  const isLarge = useLargeLetters();
  const sums = { wager, bet, legs: kept.length, before, sale: { price, openRisk }, isSame };
  const stop = priceStop(received);
  const isReady = bet !== null && !failed && reason === null && stop === '';
  const goForMore = (): void => {
    if (!put(EDIT_BET.chooseMore(kept.length))) return;
    // The board comes with its slip shut: what is chosen there joins what was taken over.
    slip.setOpen(false);
    onClose();
    navigator.go(targets.toSports(wager.vendor));
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={EDIT_ENDS.edit}
      testId="edit-bet"
      footer={
        isOver ? (
          <Button block onClick={onClose}>
            {SLIP.dismiss}
          </Button>
        ) : (
          <>
            {isLarge ? <EditNet {...sums} /> : <EditSums {...sums} />}
            <Button
              block
              data-testid="edit-start"
              disabled={!isReady}
              // It can be found and read out: its words are the reason.
              aria-disabled={(isReady && isSame) || undefined}
              onClick={() => (!isSame && put() ? onSlip() : undefined)}
            >
              {startText(draft, stop)}
            </Button>
          </>
        )
      }
    >
      <StyledEdit>
        <EditLegs wager={wager} draft={draft} />
        {isOver ? (
          <Notice tone="warn" role="status" testId="edit-over">
            {EDIT_BET.over}
          </Notice>
        ) : (
          <>
            {wager.legs.length > 1 && kept.length === 1 ? <p>{EDIT_BET.one}</p> : null}
            <Button kind="ghost" data-testid="edit-more" disabled={!isReady} onClick={goForMore}>
              {EDIT_BET.more}
            </Button>
            <AmountField
              label={bet !== null && bet.lines > 1 ? SLIP.perLine : SLIP.stake}
              value={stake}
              onChange={setStake}
              // Its line is there from the start: nothing moves when limits or a reason come.
              hint={hintOf(draft)}
              testId="edit-stake"
            />
            <Trouble draft={draft} />
            {isLarge ? <EditRest {...sums} /> : null}
            <p>{EDIT_BET.steps}</p>
          </>
        )}
        {price === null ? null : (
          <>
            <p className="num">{EDIT_BET.now(formatCny(price))}</p>
            <SaleAgainst wager={wager} openRisk={openRisk} price={price} part={null} />
          </>
        )}
      </StyledEdit>
    </Sheet>
  );
}
