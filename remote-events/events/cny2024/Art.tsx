/** The poster, drawn for this event: a moon over terraced hills, lanterns on their lines, clouds and fireworks. */

const LANTERNS = [{ x: 52, y: 92, s: 1 }, { x: 318, y: 70, s: 1.15 }, { x: 100, y: 44, s: 0.62 }, { x: 276, y: 34, s: 0.6 }] as const;
const SPARKS = [{ x: 96, y: 176, r: 26 }, { x: 300, y: 196, r: 20 }, { x: 206, y: 38, r: 15 }] as const;
const RAYS = Array.from({ length: 12 }, (_, at) => at * 30);

function Lantern({ x, y, s }: { readonly x: number; readonly y: number; readonly s: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path d="M0-220V-32" stroke="#e9b25a" strokeWidth="1.200" opacity="0.700" />
      <rect x="-13" y="-33" width="26" height="7" rx="2" fill="#f3c45f" />
      <ellipse cx="0" cy="0" rx="34" ry="28" fill="url(#cny-lantern)" />
      <path d="M0-28c-13 8-13 48 0 56M0-28c13 8 13 48 0 56M-22-21c-9 12-9 30 0 42M22-21c9 12 9 30 0 42" stroke="#ffdf93" strokeWidth="1" fill="none" opacity="0.550" />
      <rect x="-13" y="26" width="26" height="7" rx="2" fill="#f3c45f" />
      <path d="M-7 33v20M0 33v28M7 33v20" stroke="#f3c45f" strokeWidth="2" strokeLinecap="round" />
    </g>
  );
}

function Spark({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="#ffd680" strokeWidth="1.600" strokeLinecap="round" opacity="0.800">
      {RAYS.map((angle) => <path key={angle} d={`M0 ${-r * 0.4}V${-r}`} transform={`rotate(${angle})`} />)}
      <circle r="2" fill="#fff0c9" stroke="none" />
    </g>
  );
}

function Cloud({ x, y, s, o }: { readonly x: number; readonly y: number; readonly s: number; readonly o: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`} opacity={o} fill="none" stroke="#f7c876" strokeWidth="3" strokeLinecap="round">
      <path d="M-70 18h120c14 0 22-8 22-18s-8-17-18-17c-4-16-18-24-33-22-12 2-20 10-23 19-5-4-11-5-17-3-9 3-13 11-11 19" />
      <path d="M-18 2c-4-9 2-18 12-18 9 0 14 7 12 14-2 5-9 6-11 1M24-4c2-8 12-10 17-4 4 5 1 12-5 12" />
    </g>
  );
}

function Hills() {
  return (
    <>
      <path d="M0 330c40-34 74-54 108-52 30 2 44 22 76 20 42-3 62-46 108-48 36-1 60 20 83 38v152H0z" fill="#7d1519" />
      <path d="M0 330c40-34 74-54 108-52 30 2 44 22 76 20 42-3 62-46 108-48 36-1 60 20 83 38" fill="none" stroke="#f3c05d" strokeWidth="1.400" opacity="0.800" />
      <path d="M0 372c34-20 66-34 104-28 38 6 58 26 96 22 46-5 70-40 112-40 26 0 46 12 63 22v92H0z" fill="#5b0d11" />
      <path d="M0 372c34-20 66-34 104-28 38 6 58 26 96 22 46-5 70-40 112-40 26 0 46 12 63 22M0 386c34-18 68-30 104-24 40 6 60 26 98 22 46-5 72-36 112-36 26 0 44 10 61 18" fill="none" stroke="#e7ad4e" strokeWidth="1.200" opacity="0.650" />
      <path d="M0 410c52-24 96-26 140-10 42 15 70 14 112-6 44-20 86-20 123-2v48H0z" fill="#3a070a" />
      <path d="M0 410c52-24 96-26 140-10 42 15 70 14 112-6 44-20 86-20 123-2" fill="none" stroke="#d99c40" strokeWidth="1.200" opacity="0.600" />
    </>
  );
}

/** The picture alone; texts stand over it in the page so that they can be read and scaled. */
export function Art() {
  return (
    <svg aria-hidden="true" viewBox="0 0 375 440" width="100%" preserveAspectRatio="xMidYMax slice">
      <defs>
        <linearGradient id="cny-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stopColor="#4a0709" /><stop offset="0.550" stopColor="#a3161a" /><stop offset="1" stopColor="#d0452a" /></linearGradient>
        <radialGradient id="cny-moon" cx="0.5" cy="0.42" r="0.6"><stop offset="0" stopColor="#fff2c8" /><stop offset="0.700" stopColor="#f9cf77" /><stop offset="1" stopColor="#eda947" /></radialGradient>
        <radialGradient id="cny-glow" cx="0.5" cy="0.5" r="0.5"><stop offset="0" stopColor="#ffd98a" stopOpacity="0.550" /><stop offset="1" stopColor="#ffd98a" stopOpacity="0" /></radialGradient>
        <radialGradient id="cny-lantern" cx="0.5" cy="0.35" r="0.75"><stop offset="0" stopColor="#ff7a4a" /><stop offset="0.600" stopColor="#dc2620" /><stop offset="1" stopColor="#970f14" /></radialGradient>
      </defs>
      <rect width="375" height="440" fill="url(#cny-sky)" />
      <circle cx="188" cy="240" r="190" fill="url(#cny-glow)" />
      <circle cx="188" cy="236" r="122" fill="url(#cny-moon)" />
      <Cloud x={66} y={258} s={0.8} o={0.9} />
      <Cloud x={316} y={288} s={0.62} o={0.75} />
      <Cloud x={330} y={150} s={0.4} o={0.5} />
      <Hills />
      {SPARKS.map((spark) => <Spark key={spark.x} {...spark} />)}
      {LANTERNS.map((lantern) => <Lantern key={lantern.x} {...lantern} />)}
    </svg>
  );
}
