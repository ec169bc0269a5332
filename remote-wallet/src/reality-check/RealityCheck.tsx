/**
 * Asks a member who chose it whether to go on, with the time and what this stretch of play came to
 * (R6-7, safety C-56). Never over money that is under way.
 */
import { getMemberLimits } from '@site/contracts/member-limits';
import { getStatement } from '@site/contracts/payment-statement';
import { fenOf, type Fen } from '@site/domain/money';
import type { PlayState } from '@site/domain/wallet/play-session';
import { STALE, targets, useCall, usePlatform, useSession } from '@site/platform';
import { useMoneyHeld } from '@site/remote-kit/money-held';
import { Button, Dialog, Money, color, px, type } from '@site/ui';
import styled from 'styled-components';
import { REALITY } from '../phrases/reality';
import { usePlaySession } from './use-play-session';

const StyledFacts = styled.dl`
  display: grid;
  gap: ${px(4)};
  margin: ${px(10)} 0;
  padding: ${px(12)};
  border-radius: ${px(12)};
  background: ${color('sunken')};
  text-align: center;
  dt {
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  dd {
    font-size: ${type.xxl};
    font-weight: 700;
  }
`;

interface Sums {
  readonly winLoss: Fen;
}

/** What this stretch came to; `--` while its beginning is not known. */
function Net({
  state,
  sums,
  failed,
}: {
  readonly state: PlayState;
  readonly sums: Sums | undefined;
  readonly failed: boolean;
}) {
  if (failed) return <p>{REALITY.unknown}</p>;
  const amount =
    sums === undefined || state.before === null
      ? undefined
      : fenOf(sums.winLoss - BigInt(state.before));
  return (
    <StyledFacts>
      <dt>{REALITY.net}</dt>
      <dd data-testid="reality-net">
        <Money amount={amount} signed />
      </dd>
    </StyledFacts>
  );
}

function Question({
  state,
  onAnswer,
}: {
  readonly state: PlayState;
  readonly onAnswer: () => void;
}) {
  const { clock, navigator, session } = usePlatform();
  const { data, isError } = useCall(getStatement, {}, { staleMs: STALE.always });
  const minutes = Math.floor((clock.now() - state.startedAt) / 60_000);
  const go = (path: string) => (): void => {
    onAnswer();
    navigator.go(path);
  };
  return (
    <Dialog
      open
      lasting
      onClose={onAnswer}
      title={REALITY.title}
      testId="reality-check"
      actions={
        <>
          <Button block data-testid="reality-go-on" onClick={onAnswer}>
            {REALITY.goOn}
          </Button>
          <Button
            kind="secondary"
            block
            data-testid="reality-limits"
            onClick={go(targets.toLimits())}
          >
            {REALITY.limits}
          </Button>
          <Button kind="ghost" block onClick={go(targets.toTransactions())}>
            {REALITY.records}
          </Button>
          <Button
            kind="ghost"
            block
            data-testid="reality-leave"
            onClick={() => {
              onAnswer();
              void session.logOut('member');
            }}
          >
            {REALITY.leave}
          </Button>
        </>
      }
    >
      <p>
        <b>{REALITY.played(Math.floor(minutes / 60), minutes % 60)}</b>
      </p>
      <Net state={state} sums={data} failed={isError} />
      <p>{REALITY.hint}</p>
    </Dialog>
  );
}

function ForMember({ memberCode }: { readonly memberCode: string }) {
  const limits = useCall(getMemberLimits, {}, { staleMs: STALE.session });
  const { due, state, answer } = usePlaySession(
    memberCode,
    limits.data?.time.sessionMinutes ?? null,
  );
  const held = useMoneyHeld();
  return due && !held && state !== null ? <Question state={state} onAnswer={answer} /> : null;
}

/** The question, for members. */
export function RealityCheck() {
  const session = useSession();
  return session.status === 'member' ? (
    <ForMember key={session.member.memberCode} memberCode={session.member.memberCode} />
  ) : null;
}
