/** Signs of the game categories (§3.9), drawn for the site. */
import type { ReactNode } from 'react';
import { px } from '../tokens/px';

/** Categories with a sign. */
export type GameGlyphName = 'live' | 'p2p' | 'instant' | 'slots' | 'keno' | 'sports' | 'all';

const SHAPES: Readonly<Record<GameGlyphName, ReactNode>> = {
  live: (
    <>
      <path d="M4.500 7.500 12.500 4l6 13-8 3.500z" />
      <path d="M14 5.500l5.500 1-2 9" />
      <path d="m11 9.500 2.600 1.600-.9 3-2.600-1.700z" fill="currentColor" stroke="none" />
    </>
  ),
  p2p: (
    <>
      <path d="M12 3.500c4 4 7 6 7 9a3.600 3.600 0 0 1-6.200 2.500c.2 2.200 1 3.900 2.200 5H9c1.200-1.100 2-2.800 2.200-5A3.600 3.600 0 0 1 5 12.500c0-3 3-5 7-9z" />
    </>
  ),
  instant: (
    <>
      <path d="M5 15c1.500-6 6-10.500 14-11-.5 8-5 12.500-11 14zM5 15l4 4M8 10.500H4.500L3 14l2.500.4M13.500 16v3.500L10 21l-.4-2.500" />
      <circle cx="14.300" cy="9.700" r="1.600" />
    </>
  ),
  slots: (
    <>
      <rect x="3" y="5" width="15" height="14" rx="2.500" />
      <path d="M8 5v14M13 5v14M18 15h2.500V8" />
      <circle cx="20.500" cy="6.500" r="1.300" />
      <path d="M4.800 10.500h1.700l-1 3M9.700 10.500h1.700l-1 3M14.700 10.500h1.700l-1 3" />
    </>
  ),
  keno: (
    <>
      <circle cx="8.500" cy="9" r="5" />
      <circle cx="16.500" cy="14.500" r="5" />
      <path d="M7.500 8l1.300-.9V11M15.300 13.200c.3-1.300 2.500-1.300 2.500.2 0 1-1.300 1.500-2.400 2.700h2.500" />
    </>
  ),
  sports: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="m12 8 3.600 2.600-1.400 4.200H9.800l-1.400-4.200zM12 8V3M15.600 10.600l4.900-1.600M14.200 14.800l3.200 4.300M9.800 14.800l-3.200 4.300M8.400 10.600 3.500 9" />
    </>
  ),
  all: (
    <>
      <rect x="4" y="4" width="6.500" height="6.500" rx="1.500" />
      <rect x="13.500" y="4" width="6.500" height="6.500" rx="1.500" />
      <rect x="4" y="13.500" width="6.500" height="6.500" rx="1.500" />
      <rect x="13.500" y="13.500" width="6.500" height="6.500" rx="1.500" />
    </>
  ),
};

/** The sign of a game category. */
export function GameGlyph({
  name,
  size = 24,
}: {
  readonly name: GameGlyphName;
  readonly size?: number;
}) {
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
      {SHAPES[name]}
    </svg>
  );
}
