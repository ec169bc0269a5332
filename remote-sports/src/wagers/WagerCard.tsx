/** One wager: what was bet, at which price, what came of it, and what can be done with it. */
import { useId, type ReactNode } from 'react';
import { formatShort } from '@site/domain/formatting/date';
import { isBeforePlay } from '@site/domain/betting/coming-match';
import { openOdds, returnLeft } from '@site/domain/betting/open-return';
import { totalOdds } from '@site/domain/betting/total-odds';
import { returnOf } from '@site/domain/betting/win-risk';
import { fenOf, formatCny, ZERO_FEN } from '@site/domain/money';
import { Money, Notice, Tag } from '@site/ui';
import { Odds } from '@site/ui/odds';
import { comboText } from '../phrases/combos';
import { legMarket, legMatch, legName } from '../phrases/leg-text';
import { ODDS_TYPE_SHORT, OUTCOME_TEXT } from '../phrases/names';
import { REASON_TEXT } from '../phrases/wager-reasons';
import { WAGERS } from '../phrases/wagers';
import type { Wager } from '../vendors/port';
import { OutcomeTag } from './OutcomeTag';
import { useFold } from './unfolded';
import type { LiveEventOf } from './use-live-events';
import { DetailsSwitch, WagerDetails } from './WagerDetails';
import { StyledCard } from './wager-card-styles';
import { WagerLegs } from './WagerLegs';

function Resettlements({ wager }: { readonly wager: Wager }) {
  if (wager.resettlements.length === 0) return null;
  return (
    <Notice testId="wager-resettled">
      <b>{WAGERS.resettled}</b>
      <ul className="num">
        {wager.resettlements.map(({ at, outcome, returned, note }) => (
          <li key={`${at}/${returned}`}>
            {[
              formatShort(at),
              WAGERS.resettledAs(
                outcome === null ? null : OUTCOME_TEXT[outcome],
                formatCny(returned),
              ),
              note,
            ]
              .filter((text) => text !== '')
              .join(' · ')}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Sums({ wager }: { readonly wager: Wager }) {
  const { lines, stake, returned, outcome, freeBet, cashOut } = wager;
  const risk = freeBet ? ZERO_FEN : wager.risk;
  const running = cashOut?.openRisk ?? wager.risk;
  const win = fenOf(returnLeft(wager, running) - running);
  return (
    <dl data-part="sums">
      <div>
        <dt>{WAGERS.stake}</dt>
        <dd>
          <Money amount={stake} />
        </dd>
        {freeBet ? (
          <dd>
            <Tag tone="gold">{WAGERS.freeBet}</Tag>
          </dd>
        ) : null}
      </div>
      {/* That a free bet takes nothing its name says. */}
      {risk === stake || freeBet ? null : (
        <div>
          <dt>{WAGERS.risk}</dt>
          <dd>
            <Money amount={risk} />
          </dd>
        </div>
      )}
      {returned === null ? (
        // What was sold brings nothing any more: the price paid for it stands above.
        <div>
          <dt>{WAGERS.returns(cashOut !== null, lines > 1)}</dt>
          <dd data-testid="wager-returns">
            <Money amount={returnOf({ risk: running, win }, { freeBet })} />
          </dd>
        </div>
      ) : (
        <>
          <div>
            <dt>{WAGERS.returned}</dt>
            <dd data-testid="wager-returned">
              <Money amount={returned} />
            </dd>
          </div>
          {outcome === 'rejected' ? null : (
            <div>
              <dt>{WAGERS.net}</dt>
              <dd>
                <Money amount={fenOf(returned - risk)} signed />
              </dd>
            </div>
          )}
        </>
      )}
    </dl>
  );
}

/**
 * What sets a wager apart from the others of a list for who hears it: what, on which match, how
 * much.
 */
function wagerName({ comboId, vendor, legs, stake }: Wager): string {
  const [leg] = legs;
  const what =
    comboId !== null
      ? [comboText(vendor, comboId, legs.length)]
      : leg === undefined
        ? []
        : [legName(leg), legMarket(leg), legMatch(leg)];
  return [...what, `¥${formatCny(stake)}`].filter((words) => words !== '').join('，');
}

/** Props of {@link WagerCard}. */
export interface WagerCardProps {
  readonly wager: Wager;
  /** Its matches as they are played now. */
  readonly eventOf?: LiveEventOf;
  /** Epoch ms, by the server's clock; without it kick-offs say nothing. */
  readonly now?: number;
  /** The offer to sell, beside the sums. */
  readonly sale?: ReactNode;
  /** Beside the switch of the details. */
  readonly acts?: ReactNode;
  /** What they have opened, below everything else. */
  readonly opened?: ReactNode;
}

/** Its kind, with the odds of the whole where one line has some. */
function ComboHead({ wager, tag }: { readonly wager: Wager; readonly tag: ReactNode }) {
  const { comboId, vendor, legs, lines, stakePerLine } = wager;
  if (comboId === null) return null;
  const booked = totalOdds(legs.map(({ price }) => price));
  const left = openOdds(legs);
  return (
    <h3 data-part="combo">
      {comboText(vendor, comboId, legs.length)}{' '}
      <small className="num">
        {lines > 1 ? (
          WAGERS.perLine(lines, formatCny(stakePerLine))
        ) : (
          <>
            {WAGERS.totalOdds}{' '}
            {left === null ? null : (
              <>
                <s>{booked}</s> <span className="vh">{WAGERS.countsAs}</span>
              </>
            )}{' '}
            <Odds text={left?.total ?? booked} /> {ODDS_TYPE_SHORT.EU}
          </>
        )}
      </small>
      {tag}
    </h3>
  );
}

/** What is said of a wager besides its legs and its money. */
function Remarks({ wager: { reason, cancelled, afterDanger, cashOut, returned } }: WagerCardProps) {
  return (
    <>
      {reason === null ? null : <Notice tone="danger">{REASON_TEXT[reason]}</Notice>}
      {cancelled === null ? null : (
        <p data-testid="wager-cancelled">{WAGERS.cancelled[cancelled]}</p>
      )}
      {afterDanger ? (
        <p>
          <Tag tone="warn">{WAGERS.afterDanger}</Tag>
        </p>
      ) : null}
      {/* Of what was sold whole the sums say what it brought. */}
      {cashOut === null || (cashOut.whole && returned === cashOut.paid) ? null : (
        <p className="num">
          {cashOut.whole
            ? WAGERS.soldWhole(formatCny(cashOut.paid))
            : WAGERS.soldPart(formatCny(cashOut.paid), formatCny(cashOut.openRisk))}
        </p>
      )}
    </>
  );
}

/**
 * What became of it; while nothing did, whether it is still to begin. A clock that runs and how it
 * stands say more than that it runs.
 */
function StateTag({
  wager: { outcome, legs, vendor, cashOut },
  eventOf,
  now = Infinity,
}: Pick<WagerCardProps, 'wager' | 'eventOf' | 'now'>) {
  // The line of what was sold begins with it.
  if (outcome === 'partlyCashedOut' && cashOut !== null) return null;
  if (outcome !== 'running') return <OutcomeTag outcome={outcome} />;
  const matches = legs.map((leg) => ({ ...leg, event: eventOf?.(vendor, leg.eventId) }));
  if (matches.some(({ event }) => (event?.live ?? null) !== null)) return null;
  return isBeforePlay(matches, now) ? (
    <Tag>{WAGERS.toBegin}</Tag>
  ) : (
    <OutcomeTag outcome={outcome} />
  );
}

/** A wager as a card. */
export function WagerCard({ wager, eventOf, now = Infinity, sale, acts, opened }: WagerCardProps) {
  const { comboId } = wager;
  const detailsId = useId();
  const [isOpen, toggle] = useFold('details', wager.id);
  const tag = <StateTag wager={wager} now={now} {...(eventOf === undefined ? {} : { eventOf })} />;
  return (
    <StyledCard
      as="article"
      data-testid="wager-row"
      data-wager-id={wager.id}
      data-status={wager.outcome}
      data-vendor={wager.vendor}
      data-mode={comboId === null ? 'single' : 'combo'}
      data-settled={wager.returned === null ? undefined : true}
      aria-label={wagerName(wager)}
    >
      <ComboHead wager={wager} tag={tag} />
      <WagerLegs
        wager={wager}
        now={now}
        tag={tag}
        {...(eventOf === undefined ? {} : { eventOf })}
      />
      <Remarks wager={wager} />
      <div data-part="money">
        <Sums wager={wager} />
        {sale}
      </div>
      <Resettlements wager={wager} />
      <footer data-part="foot">
        <DetailsSwitch wager={wager} id={detailsId} isOpen={isOpen} onToggle={toggle} />
        {acts}
      </footer>
      <WagerDetails wager={wager} id={detailsId} isOpen={isOpen} />
      {opened}
    </StyledCard>
  );
}
