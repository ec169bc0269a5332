/** A QR code with its place kept. */
import styled from 'styled-components';
import { later } from '../late/later';
import { px } from '../tokens/px';
import { radius } from '../tokens/vars';

const StyledQr = styled.div`
  display: grid;
  place-items: center;
  padding: ${px(8)};
  border-radius: ${radius.m};
  background: #fff;
  width: fit-content;
  svg {
    width: 100%;
    height: auto;
  }
`;
const LazyQr = later(() => import('./QrSvg').then((module) => module.QrSvg));

/** Props of {@link QrCode}. */
export interface QrCodeProps {
  readonly text: string;
  /** What the code leads to, for screen readers. */
  readonly label: string;
  /** Side in design pixels. */
  readonly size?: number;
}

/** A QR code. */
export function QrCode({ text, label, size = 168 }: QrCodeProps) {
  return (
    <StyledQr role="img" aria-label={label}>
      <div style={{ width: px(size), height: px(size) }}>
        <LazyQr
          meanwhile={<div className="sk" style={{ width: '100%', height: '100%' }} />}
          text={text}
          size={256}
        />
      </div>
    </StyledQr>
  );
}
