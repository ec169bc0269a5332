/** A ball in the corner of the net. */
export function Goal() {
  return (
    <svg viewBox="0 0 190 150" fill="none">
      <path d="M20 130V26h150v104" stroke="#f4f8f6" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M26 46h138M26 66h138M26 86h138M26 106h138M44 32v94M64 32v94M84 32v94M106 32v94M126 32v94M146 32v94"
        stroke="#f4f8f6"
        strokeWidth="1.200"
        opacity="0.450"
      />
      <path d="M8 134h174" stroke="#4fbf7f" strokeWidth="6" strokeLinecap="round" />
      <circle cx="132" cy="62" r="23" fill="#fff" />
      <path d="m132 51 10 8-4 12h-12l-4-12z" fill="#16303a" />
      <path
        d="M132 51V39M142 59l11-5M138 71l7 10M126 71l-7 10M122 59l-11-5"
        stroke="#16303a"
        strokeWidth="2.500"
      />
    </svg>
  );
}
