/** The QR drawing, loaded only where one is shown. */
import { encode } from 'uqr';

/** White modules around a code, which scanners need to find it. */
const BORDER = 2;

/** Props of {@link QrSvg}. */
export interface QrSvgProps {
  readonly text: string;
  /** Side in CSS pixels. */
  readonly size: number;
  /** For screen readers, where nothing around it says what it leads to. */
  readonly title?: string;
}

/** A QR code as SVG, black on white whatever the theme, so that every scanner reads it. */
export function QrSvg({ text, size, title }: QrSvgProps) {
  const { data, size: side } = encode(text, { ecc: 'M', border: BORDER });
  const modules = data
    .flatMap((row, y) => row.map((isBlack, x) => (isBlack ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      {...(title === undefined
        ? { 'aria-hidden': 'true', role: 'presentation' }
        : { role: 'img', 'aria-label': title })}
    >
      <path fill="#ffffff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#04120f" d={modules} />
    </svg>
  );
}
