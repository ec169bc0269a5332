/** A scratch card with a coin. */
export function ScratchCard() {
  return (
    <svg viewBox="0 0 170 150" fill="none">
      <rect x="12" y="26" width="146" height="100" rx="12" fill="#fff4d8" />
      <rect x="12" y="26" width="146" height="26" rx="12" fill="#e2622d" />
      <path d="M30 39h60" stroke="#fff4d8" strokeWidth="6" strokeLinecap="round" />
      <path d="M28 66h114v44H28z" fill="#9fb4bd" />
      <path
        d="M36 98c14-22 24 8 38-14s22 12 36-10 16 6 24-4"
        stroke="#fff4d8"
        strokeWidth="13"
        strokeLinecap="round"
      />
      <path d="m74 80 4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z" fill="#e2622d" />
      <circle cx="134" cy="112" r="22" fill="#f4c352" />
      <circle cx="134" cy="112" r="16" stroke="#a96d10" strokeWidth="2" />
      <path d="M134 104v16M128 108h12" stroke="#a96d10" strokeWidth="2.500" />
    </svg>
  );
}
