/** One selection in the slip: what it is, when it wins, its price, its stake, and what became of it. */
import { SELECTION_STATUS, type SelectionStatus } from '@site/domain/betting/statuses';
import { formatCnyShort } from '@site/domain/money';
import { formatOdds } from '@site/domain/odds/convert';
import { moveOf, type OddsTypeName } from '@site/domain/odds/decimal-odds';
import { MOVE_WORD } from '@site/domain/reference/updates';
import { SELECTION_STATUS_TEXT } from '@site/phrases/betting';
import { IconButton, Tag, X, later } from '@site/ui';
import { Odds } from '@site/ui/odds';
import { RowTrend } from '../history/RowTrend';
import { plainWords } from '../phrases/plain-words';
import { SLIP } from '../phrases/slip';
import { ODDS_TYPE_SHORT } from '../phrases/names';
import { BOOST_GROUP } from '../promos/boost-group';
import { useSlip, useSports } from '../state/use-sports';
import { AttemptOutcome } from './AttemptOutcome';
import { isDead, isGone } from './gone';
import { GoneWords } from './GonePick';
import { NewTerms } from './NewTerms';
import { matchOf, SlipMatch } from './SlipMatch';
import { nameParts } from './name-parts';
import type { SlipContext } from './slip-check';
import {
  bookedPrice,
  hasNewTerms,
  isPlaced,
  isRowLocked,
  isSettled,
  isWaiting,
  movedPrice,
  type SlipRow,
} from './slip-model';
import { atOffer } from './slip-offer';
import { StyledSlipCard } from './slip-styles';
import { SingleStake } from './SingleStake';
import { useInSight } from './use-in-sight';
import { useLegTime } from './use-leg-events';
import { isUnread } from './unread';

// Words beside a bet: without their code the bet goes on.
const BoostNote = later(() =>
  import(/* webpackChunkName: "promos" */ '../promos/BoostNote').then(
    (module) => module.BoostNote,
    () => () => null,
  ),
);

/** Props of {@link SlipRowView}. */
export interface SlipRowViewProps {
  readonly row: SlipRow;
  readonly context: SlipContext;
  readonly active: boolean;
}

/** What a row is called to the outside. */
function statusOf(row: SlipRow): string {
  if (row.sending) return 'submitting';
  return row.result === null ? (hasNewTerms(row) ? 'newPrice' : 'edit') : row.result.phase;
}

/** What the vendor says of a selection (R8-8), and whether that asks for nothing. */
interface Said {
  readonly status: SelectionStatus;
  readonly quiet: boolean;
}

/** What is said of a row; that all is well needs no words. */
function saidOf(row: SlipRow, context: SlipContext, inCombo: boolean): Said | null {
  const quotedStatus = row.info?.status ?? row.selection.status ?? SELECTION_STATUS.NOTSET;
  // Not every vendor says that a market is read in decimals only (D4); the member who reads another type is told.
  const status =
    quotedStatus === SELECTION_STATUS.OK && row.selection.euOnly && context.oddsType !== 'EU'
      ? SELECTION_STATUS.EUODDSONLY
      : quotedStatus;
  // Nobody is asked for a visitor: there is nothing to wait for.
  if (
    status === SELECTION_STATUS.OK ||
    isPlaced(row) ||
    // Of a single it stands in a sentence of its own.
    (!inCombo && isGone(row)) ||
    // The foot says why, once for all, with the way to ask again.
    isUnread(row) ||
    (status === SELECTION_STATUS.NOTSET && !context.signedIn)
  )
    return null;
  const quiet = status === SELECTION_STATUS.NOTSET || status === SELECTION_STATUS.EUODDSONLY;
  // A leg is read in decimals anyway, and has no limits of its own to wait for: its line is for more.
  return inCombo && quiet ? null : { status, quiet };
}

/** It in words. */
function Status({ row, said: { status, quiet } }: { readonly row: SlipRow; readonly said: Said }) {
  return (
    <span data-testid="slip-row-status" data-code={status}>
      <Tag tone={quiet ? 'neutral' : 'warn'}>
        {isGone(row) ? SLIP.closed : SELECTION_STATUS_TEXT[status]}
      </Tag>{' '}
    </span>
  );
}

/** It stays as long as the market: beside the name it comes and goes with nothing. */
const isLasting = (said: Said): boolean => said.status === SELECTION_STATUS.EUODDSONLY;

function Head({ row, context }: { readonly row: SlipRow; readonly context: SlipContext }) {
  const { slip, vendor } = useSports();
  const state = useSlip();
  const { selection } = row;
  const time = useLegTime(row, vendor.id);
  const booked = bookedPrice(state, row);
  const price = booked ?? movedPrice(row) ?? selection.price;
  const move = booked === null ? moveOf(selection.price, price) : null;
  const inCombo = state.mode === 'combo';
  const type = inCombo ? 'EU' : context.oddsType;
  const shown = formatOdds(price, type, selection.euOnly);
  const agreed = formatOdds(selection.price, type, selection.euOnly).text;
  const placed = isPlaced(row) || isPlaced(state.combo);
  const words = placed || inCombo ? null : plainWords(selection);
  const said = saidOf(row, context, inCombo);
  const [team, line] = nameParts(selection);
  const before = (
    <s className="num" aria-hidden>
      {agreed}
    </s>
  );
  return (
    <>
      <div data-part="name">
        <h3>
          <span data-part="team">{team}</span>
          {line === '' ? null : <span data-part="line"> {line}</span>}
        </h3>
        {/* Behind the name: what comes late moves nothing. */}
        {time === '' ? null : (
          <small data-part="when" className="num">
            {time}
          </small>
        )}
        {/* Beside what it is of: a line of its own would lift the sheet under a finger. */}
        {said !== null && !inCombo && isLasting(said) ? <Status row={row} said={said} /> : null}
      </div>
      {/* Of a leg it stands before the match: what is bet on is whole. */}
      <p data-part="match" data-said={(inCombo && said !== null) || undefined}>
        {inCombo && said !== null ? <Status row={row} said={said} /> : null}
        <SlipMatch row={row} inCombo={inCombo} isShort={said !== null} />
      </p>
      <aside className="price">
        <Odds text={shown.text} move={move === null ? null : MOVE_WORD[move]} />
        {/* The legs of a combo are all read in decimals: another number than on the board is explained. */}
        {!inCombo ? (
          <small>
            {/* Over the kind, in its width: beside it, it would break a long name. */}
            {move === null ? null : before}
            {ODDS_TYPE_SHORT[shown.type]}
          </small>
        ) : context.oddsType === 'EU' ? null : (
          <small>{ODDS_TYPE_SHORT.EU}</small>
        )}
        {move === null ? null : (
          <>
            {inCombo ? before : null}
            <span className="vh">{SLIP.newPrice(agreed, shown.text)}</span>
          </>
        )}
        {isRowLocked(state, row) || isWaiting(row) || isSettled(state) ? null : (
          <IconButton
            label={`${SLIP.remove} ${selection.selectionName}`}
            icon={<X aria-hidden />}
            onClick={() => slip.remove(selection.selectionId)}
          />
        )}
      </aside>
      {placed || inCombo || isGone(row) ? null : (
        <RowTrend row={row}>
          {words === null ? null : (
            <p data-quiet="true" data-testid="slip-plain-words">
              {words}
            </p>
          )}
        </RowTrend>
      )}
    </>
  );
}

/** A row's name, in the order of the price's on the board: side, market, match, price. */
function nameOf(row: SlipRow, type: OddsTypeName): string {
  const { selection } = row;
  const price = formatOdds(movedPrice(row) ?? selection.price, type, selection.euOnly).text;
  return `${selection.selectionName}，${selection.betTypeName}，${matchOf(selection)}，${price}`;
}

/** A row of the slip. */
export function SlipRowView({ row, context, active }: SlipRowViewProps) {
  const state = useSlip();
  const inCombo = state.mode === 'combo';
  const { selection, info } = row;
  const limits =
    info === null
      ? isUnread(row)
        ? SLIP.limitsUnread
        : SLIP.limitsLoading
      : SLIP.limits(formatCnyShort(info.min), formatCnyShort(info.max));
  const card = useInSight<HTMLElement>(active);
  const said = saidOf(row, context, inCombo);
  return (
    <StyledSlipCard
      ref={card}
      data-testid="slip-row"
      data-selection-id={selection.selectionId}
      data-status={inCombo && !hasNewTerms(row) ? 'edit' : statusOf(row)}
      data-code={info?.status ?? selection.status ?? SELECTION_STATUS.NOTSET}
      data-active={active}
      data-look={inCombo ? 'leg' : 'card'}
      aria-label={nameOf(row, inCombo ? 'EU' : context.oddsType)}
      data-dead={isDead(row)}
    >
      <Head row={row} context={context} />
      <footer>
        {selection.selectionGroup === BOOST_GROUP && !isPlaced(row) ? (
          <BoostNote selectionId={selection.selectionId} />
        ) : null}
        <NewTerms row={row} oddsType={inCombo ? 'EU' : context.oddsType} />
        {inCombo || isPlaced(row) || isGone(row) ? null : (
          <SingleStake
            row={atOffer(row)}
            context={context}
            active={active}
            limits={limits}
            status={said === null || isLasting(said) ? null : <Status row={row} said={said} />}
          />
        )}
        {inCombo || isUnread(row) ? null : isGone(row) ? (
          <GoneWords row={row} />
        ) : (
          <AttemptOutcome attempt={row} selectionId={selection.selectionId} />
        )}
      </footer>
    </StyledSlipCard>
  );
}
