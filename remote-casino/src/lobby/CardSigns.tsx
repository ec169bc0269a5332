/** The two signs on a card, drawn once for all cards. */

const LINE = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

export const HEART = (
  <svg {...LINE}>
    <path d="M12 20.300C5 15.600 3 12.300 3 9a4.800 4.800 0 0 1 9-2.300A4.800 4.800 0 0 1 21 9c0 3.300-2 6.600-9 11.300z" />
  </svg>
);
export const DOTS = (
  <svg {...LINE} fill="currentColor">
    <circle cx="5" cy="12" r="1" />
    <circle cx="12" cy="12" r="1" />
    <circle cx="19" cy="12" r="1" />
  </svg>
);
