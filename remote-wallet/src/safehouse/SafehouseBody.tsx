import styled from 'styled-components';
import { getSafehouse, setSafehouse } from '@site/contracts/member-profile';
import { errorText, useFormErrors, useSend } from '@site/remote-kit/forms';
import { STALE, useCall, usePlatform } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import {
  Button,
  Card,
  DateText,
  Lock,
  Notice,
  PageBody,
  Section,
  Skeleton,
  color,
  px,
  radius,
  type,
} from '@site/ui';
import { useFocusHere } from '@site/ui/focus-here';
import { Vault } from '@site/ui/more-icons';
import { SAFEHOUSE } from '../phrases/safehouse';
import { Unlock } from './Unlock';

const StyledState = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${px(6)};
  padding: ${px(10)} 0 ${px(4)};
  text-align: center;
  & > span {
    display: grid;
    place-items: center;
    width: ${px(72)};
    height: ${px(72)};
    border-radius: ${radius.xl};
    background: ${color('raised')};
    color: ${color('text-3')};
    margin-bottom: ${px(6)};
  }
  &[data-locked='true'] > span {
    background: ${color('gold-soft')};
    color: ${color('gold-text')};
  }
  svg {
    width: ${px(34)};
    height: ${px(34)};
  }
  h2 {
    font-size: ${type.xl};
    font-weight: 700;
    outline: none;
  }
  p {
    font-size: ${type.m};
    line-height: 1.6;
    color: ${color('text-2')};
    max-width: 24em;
    text-wrap: pretty;
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
`;
const StyledRules = styled.ul`
  display: grid;
  gap: ${px(6)};
  padding-inline-start: 1.2em;
  list-style: disc;
  font-size: ${type.m};
  color: ${color('text-2')};
`;

/** The member's safehouse: what it is now, since when, what that means, and the other way. */
export function SafehouseBody() {
  const { api, toast } = usePlatform();
  const safehouse = useCall(getSafehouse, {}, { staleMs: STALE.always });
  const { busy, send } = useSend();
  const { errors, show } = useFormErrors<never>();
  const state = useFocusHere<HTMLHeadingElement>(safehouse.data?.isLocked);
  if (safehouse.isPending) return <Skeleton kind="article" />;
  if (safehouse.data === undefined)
    return (
      <ReadFailed
        title={SAFEHOUSE.failed}
        why={safehouse.error}
        onRetry={() => void safehouse.refetch()}
      />
    );
  const { isLocked, changedAt } = safehouse.data;
  const settled = async (text: string): Promise<void> => {
    await safehouse.refetch();
    toast.show('success', text);
  };
  const lock = (): void =>
    void send(async () => {
      const answer = await api.call(setSafehouse, { body: { lock: true } });
      show(answer.ok ? {} : { form: errorText(answer.error) });
      if (answer.ok) await settled(SAFEHOUSE.lockedNow);
    });
  return (
    <PageBody data-testid="safehouse" data-locked={isLocked}>
      <Card>
        <StyledState data-locked={isLocked}>
          <span aria-hidden="true">{isLocked ? <Lock /> : <Vault />}</span>
          <h2 ref={state} tabIndex={-1}>
            {isLocked ? SAFEHOUSE.locked : SAFEHOUSE.open}
          </h2>
          {changedAt === null ? null : (
            <small>
              {SAFEHOUSE.since} <DateText at={changedAt} />
            </small>
          )}
          <p>{isLocked ? SAFEHOUSE.lockedHint : SAFEHOUSE.openHint}</p>
        </StyledState>
      </Card>
      {errors.form === undefined ? null : (
        <Notice tone="danger" role="alert">
          {errors.form}
        </Notice>
      )}
      {isLocked ? (
        <Unlock onUnlocked={() => settled(SAFEHOUSE.unlockedNow)} />
      ) : (
        <Button
          block
          loading={busy}
          icon={<Lock aria-hidden="true" />}
          data-testid="safehouse-lock"
          onClick={lock}
        >
          {SAFEHOUSE.lock}
        </Button>
      )}
      <Section title={SAFEHOUSE.what}>
        <Card>
          <StyledRules>
            {SAFEHOUSE.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </StyledRules>
        </Card>
      </Section>
    </PageBody>
  );
}
