/**
 * Sport signs drawn for the site, 24 by 24, one stroke weight, decorative (the name stands beside
 * them).
 */
import type { ReactNode } from 'react';
import { px } from '../tokens/px';

const BALL = <circle cx="12" cy="12" r="9" />;

/** Shapes by SABA sport id (§3.10). */
const SHAPES: Readonly<Record<number, ReactNode>> = {
  1: (
    <>
      {BALL}
      <path d="m12 8 3.6 2.6-1.4 4.2H9.8l-1.4-4.2zM12 8V3M15.600 10.600l4.900-1.600M14.200 14.800l3.200 4.300M9.800 14.800l-3.200 4.300M8.400 10.600 3.500 9" />
    </>
  ),
  2: (
    <>
      {BALL}
      <path d="M3 12h18M12 3v18M5.600 5.600c3.400 3.500 3.400 9.300 0 12.800M18.400 5.600c-3.400 3.500-3.400 9.300 0 12.800" />
    </>
  ),
  3: (
    <>
      {BALL}
      <path d="M4.500 7c4.500 1.400 5.800 6.600 3.200 13M19.500 17c-4.500-1.400-5.800-6.600-3.200-13" />
    </>
  ),
  7: (
    <path d="M9 15.500 3.500 6.500 7 4l3.500 8.500M15 15.500l5.500-9L17 4l-3.500 8.500M12 12V3.200M8.500 15h7a3.500 5 0 0 1-7 0z" />
  ),
  8: (
    <>
      {BALL}
      <path d="M6 5.500c3 3.800 3 9.200 0 13M18 5.500c-3 3.800-3 9.200 0 13M7 9l2-.6M7 15l2 .6M17 9l-2-.6M17 15l-2 .6" />
    </>
  ),
  19: (
    <path d="M4 20C2.500 11 11 2.500 20 4c1.500 9-7 17.500-16 16zM9 15l6-6M10 11.500l2.500 2.500M12 9.500l2.500 2.500M4.500 14.500l5 5M14.500 4.500l5 5" />
  ),
  25: (
    <path d="M5 3l6.500 12.500c.5 1 1.500 1.500 2.500 1.500h5v3.500h-6c-2 0-3.200-1-4-2.500L3 5M4 17h5v3.500H4z" />
  ),
  34: (
    <>
      {BALL}
      <circle cx="12" cy="10" r="4" />
      <path d="M11 8.600 12.300 8v4.200" />
    </>
  ),
  36: (
    <path d="M13.800 4.500a6.500 6.500 0 0 1 4.800 10.700l-2 .8-7-7 .6-2.200a5 5 0 0 1 3.600-2.300zM9.600 9l7 7M10.500 13.500 5 20l-1.500-1.500L9.600 12M19 19.500a1.500 1.500 0 1 0 .1 0" />
  ),
  40: (
    <>
      {BALL}
      <path d="M12 12c0-4-2.500-7-6-7.500M12 12c3.500-2 7.400-1.300 9 1M12 12c-3.500 2-4.900 5.500-3.500 8M12 3.200c2.500 1.300 4.500 4 4.700 7M4 16c0-2.800 1.400-5.800 3.900-7.600M20 16.500c-2.500 1.400-5.600 1.500-8.300.2" />
    </>
  ),
  39: (
    <>
      {BALL}
      <path d="M8.500 9.500 12 7l3.500 2.500v5L12 17l-3.500-2.500zM12 12v5M12 12l3.500-2.500M12 12 8.500 9.500" />
    </>
  ),
  45: (
    <path d="M7 8h10a5 5 0 0 1 4.800 6.400l-.6 2a2.400 2.400 0 0 1-4.200.9L15.200 15H8.800L7 17.300a2.400 2.400 0 0 1-4.200-.9l-.6-2A5 5 0 0 1 7 8zM8 10.500v3M6.500 12h3M15.500 11h.01M17.500 13h.01" />
  ),
};

/** Props of {@link SportGlyph}. */
export interface SportGlyphProps {
  /** Sport id of §3.10; an unknown one shows a cup. */
  readonly sportId: number;
  /** Side in pixels of the 375 design; lengths from CSS win. */
  readonly size?: number;
}

/** The sign of a sport. */
export function SportGlyph({ sportId, size = 24 }: SportGlyphProps) {
  const cup = (
    <path d="M8 3h8v6a4 4 0 0 1-8 0zM8 5H4c0 3.500 1.500 5.500 4 5.500M16 5h4c0 3.500-1.500 5.500-4 5.500M12 13v4M8 21h8M9 17h6v4H9z" />
  );
  return (
    <svg
      aria-hidden="true"
      width={px(size)}
      height={px(size)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {SHAPES[sportId] ?? cup}
    </svg>
  );
}
