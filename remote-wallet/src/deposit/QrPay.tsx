import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { usePlatform } from '@site/platform';
import { useSend } from '@site/remote-kit/forms';
import { handOver } from '@site/remote-kit/hand-over';
import { Button, color, px, type } from '@site/ui';
import { QrCode } from '@site/ui/qr-code';
import { Sides } from '../money/MoneyBar';
import { DETAILS, PAY_PAGE } from '../phrases/deposit-details';
import { codePicture } from './code-picture';
import type { PayPageState } from './use-pay-page';

const StyledWays = styled.div`
  display: flex;
  gap: ${px(10)};
  padding-bottom: ${px(8)};
  .page {
    flex: 1;
    min-width: 0;
  }
  .keep {
    flex: none;
  }
  &[data-alone='true'] .keep {
    flex: 1;
  }
`;
const StyledQr = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${px(8)};
  padding: ${px(6)} 0 ${px(14)};
  font-size: ${type.s};
  color: ${color('text-2')};
`;

/** On its side the code stands beside the ways, small enough to be seen whole. */
const StyledCode = styled(Sides)`
  &,
  & > div {
    gap: 0;
  }
  @media (min-width: 700px) and (max-height: 500px) {
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${px(14)};
    ${StyledWays} {
      flex-direction: column;
    }
    ${StyledQr} {
      max-width: ${px(144)};
      padding-top: 0;
      text-align: center;
    }
    [role='img'] > div {
      width: ${px(128)} !important;
      height: ${px(128)} !important;
    }
  }
`;

interface QrPayProps {
  readonly text: string;
  readonly methodName: string;
  readonly page: PayPageState;
  /** What stands before them. */
  readonly children: ReactNode;
}

/**
 * A code to pay by. The phone that shows it cannot scan it: before it stand the page of the payment
 * and the code as a picture, which its app reads from the album.
 */
export function QrPay({
  text,
  methodName,
  page: { url, isTaken, open, take },
  children,
}: QrPayProps) {
  const { toast } = usePlatform();
  const place = useRef<HTMLDivElement>(null);
  const { busy, send } = useSend();
  const save = async (): Promise<void> => {
    const code = place.current?.querySelector('svg') ?? null;
    try {
      const picture = code === null ? null : await codePicture(code);
      if (picture === null) return void toast.show('info', DETAILS.qrFailed);
      await handOver(picture, DETAILS.qrFile);
      take();
      toast.show('success', DETAILS.qrSaved(methodName));
    } catch (error) {
      // Closing the phone's own sheet is no failure.
      if (!(error instanceof Error && error.name === 'AbortError'))
        toast.show('info', DETAILS.qrFailed);
    }
  };
  return (
    <StyledCode>
      <div>
        {children}
        <StyledWays data-alone={url === null}>
          {url === null ? null : (
            <Button
              className="page"
              kind={isTaken ? 'secondary' : 'primary'}
              data-testid="pay-open"
              onClick={open}
            >
              {PAY_PAGE.openOf(methodName)}
            </Button>
          )}
          <Button
            className="keep"
            kind="secondary"
            loading={busy}
            data-testid="pay-save"
            onClick={() => void send(save)}
          >
            {DETAILS.qrSave}
          </Button>
        </StyledWays>
      </div>
      <div>
        <StyledQr ref={place}>
          <QrCode text={text} label={DETAILS.qr} />
          <p>{DETAILS.qrHint(methodName)}</p>
        </StyledQr>
      </div>
    </StyledCode>
  );
}
