/** A red packet with its coin. */
export function RedPacket() {
  return (
    <svg viewBox="0 0 120 150" fill="none">
      <rect x="14" y="10" width="92" height="132" rx="12" fill="#d8231f" />
      <path
        d="M14 22a12 12 0 0 1 12-12h68a12 12 0 0 1 12 12v34c-28 20-64 20-92 0z"
        fill="#b5161a"
      />
      <path d="M14 56c28 20 64 20 92 0" stroke="#f6c667" strokeWidth="2" />
      <circle cx="60" cy="72" r="21" fill="#f9cf6d" />
      <circle cx="60" cy="72" r="16" stroke="#b9770f" strokeWidth="2" />
      <path d="M54 66h12v12H54z" stroke="#b9770f" strokeWidth="2.500" />
      <path
        d="M34 112h52M42 122h36"
        stroke="#f6c667"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.700"
      />
    </svg>
  );
}
