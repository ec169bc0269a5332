import { useRef } from 'react';
import styled from 'styled-components';
import { usePlatform } from '@site/platform';
import { useSend } from '@site/remote-kit/forms';
import { handOver } from '@site/remote-kit/hand-over';
import { Button, Sheet, px, radius, type } from '@site/ui';
import { QrCode } from '@site/ui/qr-code';
import { REFERRAL } from '../phrases/referral';
import { drawPoster } from './draw-poster';

const StyledPoster = styled.div`
  display: grid;
  justify-items: center;
  gap: ${px(10)};
  padding: ${px(22)} ${px(16)};
  border-radius: ${radius.l};
  color: #fff3dc;
  background:
    radial-gradient(90% 60% at 100% 0%, rgb(242 176 72 / 55%), transparent),
    linear-gradient(150deg, #7c2f16, #2c0f08);
  text-align: center;
  strong {
    font-size: ${type.hero};
    font-weight: 800;
    line-height: 1.2;
    color: #ffe2a3;
  }
  h3 {
    font-size: ${type.l};
    font-weight: 700;
  }
  p {
    font-size: ${type.s};
  }
  i {
    font-style: normal;
    font-size: ${type.xs};
    overflow-wrap: anywhere;
  }
  b {
    font-size: ${type.hero};
    font-weight: 800;
    letter-spacing: 0.06em;
    color: #fff;
  }
  small {
    font-size: ${type.xs};
    color: #e7c9a3;
  }
`;

interface PosterSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly code: string;
  readonly link: string;
  /** What each of both gets, as text. Null while it is not known: the poster promises nothing then. */
  readonly reward: string | null;
}

const NAME = 'referral-poster.png';

/** Code and its drawing come after the sheet: a tap before that waits for them. */
const QR_TRIES = 50;
const QR_STEP_MS = 100;

async function qrOf(poster: HTMLElement | null): Promise<SVGElement | null> {
  for (let tries = 0; tries < QR_TRIES; tries += 1) {
    const qr = poster?.querySelector('svg') ?? null;
    if (qr !== null) return qr;
    await new Promise((resolve) => {
      setTimeout(resolve, QR_STEP_MS);
    });
  }
  return null;
}

/** A poster with the code and its QR, to keep as a picture. */
export function PosterSheet({ open, onClose, code, link, reward }: PosterSheetProps) {
  const { toast } = usePlatform();
  const poster = useRef<HTMLDivElement>(null);
  const { busy, send } = useSend();
  const words = {
    site: REFERRAL.site,
    title: REFERRAL.posterTitle,
    reward: reward === null ? REFERRAL.posterPlain : REFERRAL.posterReward(reward),
    hint: REFERRAL.posterScan,
    code,
    codeLabel: REFERRAL.posterCode,
    link: link.replace(/^https?:\/\//, ''),
    foot: REFERRAL.adult,
  };
  const save = async (): Promise<void> => {
    const qr = await qrOf(poster.current);
    try {
      const picture = qr === null ? null : await drawPoster(qr, words);
      if (picture === null) return void toast.show('info', REFERRAL.posterFailed);
      await handOver(picture, NAME);
      toast.show('success', REFERRAL.posterSaved);
    } catch (error) {
      // Closing the phone's own sheet is no failure.
      if (!(error instanceof Error && error.name === 'AbortError'))
        toast.show('info', REFERRAL.posterFailed);
    }
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={REFERRAL.poster}
      testId="poster-sheet"
      footer={
        <Button block loading={busy} data-testid="poster-save" onClick={() => void send(save)}>
          {REFERRAL.posterSave}
        </Button>
      }
    >
      <StyledPoster ref={poster} data-testid="poster" data-link={link}>
        <h3>{words.site}</h3>
        <p>{words.title}</p>
        <strong>{words.reward}</strong>
        <p>{words.hint}</p>
        <QrCode text={link} label={REFERRAL.qr} size={180} />
        <p>{words.codeLabel}</p>
        <b className="num">{code}</b>
        <i>{words.link}</i>
        <small>{words.foot}</small>
      </StyledPoster>
    </Sheet>
  );
}
