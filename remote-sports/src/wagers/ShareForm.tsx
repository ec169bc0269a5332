/** What is shared of a wager, and the way to send it; its code comes with the tap. */
import { useState } from 'react';
import { Routing } from '@site/domain/constants';
import { formatCny } from '@site/domain/money';
import { usePlatform } from '@site/platform';
import { Button, color, px, radius, type } from '@site/ui';
import { shareContent, type SharePorts } from '@site/ui/share';
import { Switch } from '@site/ui/switch';
import styled from 'styled-components';
import { comboText } from '../phrases/combos';
import { legMatch, legName } from '../phrases/leg-text';
import { SHARE } from '../phrases/share';
import type { Wager } from '../vendors/port';

const StyledShare = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(10)};
  p {
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  blockquote {
    margin: 0;
    padding: ${px(12)};
    border-radius: ${radius.m};
    background: ${color('sunken')};
    font-size: ${type.m};
    line-height: 1.6;
  }
  input {
    width: 100%;
    min-height: ${px(44)};
    padding: 0 ${px(10)};
    border: 1px solid ${color('line-strong')};
    border-radius: ${radius.m};
    background: ${color('sunken')};
    color: ${color('text')};
    font-size: max(16px, ${type.m});
  }
`;

/** What the browser can share with; read when it is needed. */
function sharePorts(): SharePorts {
  const { clipboard } = navigator;
  const canShare = typeof Reflect.get(navigator, 'share') === 'function';
  return {
    ...(canShare ? { share: (data) => navigator.share(data) } : {}),
    ...(typeof clipboard === 'object' ? { clipboard } : {}),
  };
}

/** The form. */
export function ShareForm({ wager, query }: { readonly wager: Wager; readonly query: string }) {
  const { toast } = usePlatform();
  const [amount, setAmount] = useState(false);
  const [manual, setManual] = useState(false);
  const url = `${window.location.origin}${Routing.basePath}/sbtwo/share?${query}`;
  const picks = wager.legs.map((leg) => `${legMatch(leg)} ${legName(leg)}`).join('；');
  const text = [
    SHARE.mine(
      picks,
      wager.comboId === null ? '' : comboText(wager.vendor, wager.comboId, wager.legs.length),
    ),
    ...(amount ? [SHARE.stake(formatCny(wager.stake))] : []),
  ].join(' · ');
  const send = async (): Promise<void> => {
    const outcome = await shareContent({ title: SHARE.title, text, url }, sharePorts());
    if (outcome === 'copied') toast.show('success', SHARE.copied);
    setManual(outcome === 'manual');
  };
  return (
    <StyledShare>
      <p>{SHARE.hint}</p>
      <blockquote>{text}</blockquote>
      <Switch label={SHARE.amount} checked={amount} onChange={setAmount} testId="share-amount" />
      <Button block onClick={() => void send()}>
        {SHARE.send}
      </Button>
      {manual ? (
        <>
          <p role="alert">{SHARE.manual}</p>
          <input
            readOnly
            aria-label={SHARE.link}
            value={url}
            onFocus={(event) => event.target.select()}
          />
        </>
      ) : null}
    </StyledShare>
  );
}
