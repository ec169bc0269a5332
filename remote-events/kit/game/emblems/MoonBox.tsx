/** A box of moon cakes, half open. */
export function MoonBox() {
  return (
    <svg viewBox="0 0 160 150" fill="none">
      <path d="M18 62 80 88l62-26v56l-62 26-62-26z" fill="#28468f" />
      <path d="M80 88v56l62-26V62z" fill="#1d3474" />
      <path d="M18 62 80 36l62 26-62 26z" fill="#f3cd7d" />
      <ellipse cx="80" cy="60" rx="38" ry="16" fill="#c98a3c" />
      <ellipse cx="80" cy="55" rx="38" ry="16" fill="#e6ad58" />
      <ellipse cx="80" cy="55" rx="27" ry="10.500" stroke="#b9782c" strokeWidth="2.500" />
      <path d="M80 46v18M62 55h36" stroke="#b9782c" strokeWidth="2.500" />
      <path
        d="M30 42 92 12l52 14-60 32z"
        fill="#3a5cb4"
        opacity="0.920"
        transform="rotate(-10 90 30) translate(6 -10)"
      />
      <path
        d="M52 104h8M52 112h14M104 100h12M108 108h8"
        stroke="#f3cd7d"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
