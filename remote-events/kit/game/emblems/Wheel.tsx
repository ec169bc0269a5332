/** A wheel of fortune. */
const PARTS = Array.from({ length: 8 }, (_, at) => at * 45);

export function Wheel() {
  return (
    <svg viewBox="0 0 150 150" fill="none">
      <circle cx="75" cy="77" r="68" fill="#f3c765" />
      <circle cx="75" cy="77" r="61" fill="#5b1f86" />
      {PARTS.map((angle, at) => (
        <path
          key={angle}
          d="M75 77V16a61 61 0 0 1 43.100 17.900z"
          fill={at % 2 === 0 ? '#ffe9c2' : '#c04a9a'}
          transform={`rotate(${angle} 75 77)`}
        />
      ))}
      <circle cx="75" cy="77" r="17" fill="#f3c765" />
      <circle cx="75" cy="77" r="10" fill="#5b1f86" />
      <path
        d="M75 30 64 6h22z"
        fill="#ff5d73"
        stroke="#fff"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
