import { useRef } from 'react';
import styled from 'styled-components';
import { usePlatform } from '@site/platform';
import { useSend } from '@site/remote-kit/forms';
import { Button, QrCode, Sheet, px, radius, type } from '@site/ui';
import { REFERRAL } from '../phrases/referral';
import { drawPoster } from './draw-poster';

const StyledPoster = styled.div`
  display: grid; justify-items: center; gap: ${px(10)}; padding: ${px(22)} ${px(16)}; border-radius: ${radius.l}; color: #fff3dc; background: linear-gradient(150deg, #7c2f16, #2c0f08);
  h3 { font-size: ${px(24)}; font-weight: 800; color: #ffe2a3; } p { font-size: ${type.s}; } b { font-size: ${px(28)}; font-weight: 800; letter-spacing: 0.06em; color: #fff; } small { font-size: ${type.xs}; color: #e7c9a3; }
`;

interface PosterSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly code: string;
  readonly link: string;
}

const NAME = 'referral-poster.png';

/** Hands the picture over: to another app where the phone can, else as a file. */
async function handOver(picture: Blob): Promise<void> {
  const file = new File([picture], NAME, { type: picture.type });
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })) return navigator.share({ files: [file] });
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  [link.href, link.download] = [address, NAME];
  link.click();
  URL.revokeObjectURL(address);
}

/** A poster with the code and its QR, to keep as a picture. */
export function PosterSheet({ open, onClose, code, link }: PosterSheetProps) {
  const { toast } = usePlatform();
  const poster = useRef<HTMLDivElement>(null);
  const { busy, send } = useSend();
  const save = async (): Promise<void> => {
    const qr = poster.current?.querySelector('svg');
    try {
      const picture = qr === null || qr === undefined ? null : await drawPoster(qr, { title: REFERRAL.posterScan, scan: REFERRAL.heroText, code, codeLabel: REFERRAL.code, foot: REFERRAL.adult });
      if (picture === null) return void toast.show('info', REFERRAL.posterFailed);
      await handOver(picture);
      toast.show('success', REFERRAL.posterSaved);
    } catch (error) {
      // Closing the phone's own sheet is no failure.
      if (!(error instanceof Error && error.name === 'AbortError')) toast.show('info', REFERRAL.posterFailed);
    }
  };
  return (
    <Sheet open={open} onClose={onClose} title={REFERRAL.poster} testId="poster-sheet" footer={<Button block loading={busy} data-testid="poster-save" onClick={() => void send(save)}>{REFERRAL.posterSave}</Button>}>
      <StyledPoster ref={poster} data-testid="poster" data-link={link}>
        <h3>{REFERRAL.posterScan}</h3>
        <p>{REFERRAL.heroText}</p>
        <QrCode text={link} label={REFERRAL.qr} size={190} />
        <p>{REFERRAL.code}</p>
        <b className="num">{code}</b>
        <small>{REFERRAL.adult}</small>
      </StyledPoster>
    </Sheet>
  );
}
