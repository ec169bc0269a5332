/** The QR drawing, loaded only where one is shown. */
import { QRCodeSVG } from 'qrcode.react';

/** A QR code as SVG, black on white whatever the theme, so that every scanner reads it. */
export function QrSvg({ text, size }: { readonly text: string; readonly size: number }) {
  return (
    <QRCodeSVG
      aria-hidden="true"
      role="presentation"
      value={text}
      size={size}
      level="M"
      marginSize={2}
      bgColor="#ffffff"
      fgColor="#04120f"
    />
  );
}
