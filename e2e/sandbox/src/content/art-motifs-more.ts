/**
 * More signs, drawn like the first dozen: a box of 100 by 100, the gradient `m`, dark translucent
 * lines of depth.
 */

const shade = (path: string, width = 3): string =>
  `<path d="${path}" fill="none" stroke="#1a0d00" stroke-opacity=".34" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const around = (count: number, draw: (turn: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw((at * 360) / count)).join('');

/** Signs by name. */
export const MORE_MOTIFS = {
  clover: `${around(4, (turn) => `<path d="M50 50C30 44 22 30 30 20s20-2 20 8c0-10 12-18 20-8s0 24-20 30z" transform="rotate(${turn} 50 50)"/>`)}<path d="M52 52q4 26 20 40" fill="none" stroke="url(#m)" stroke-width="6" stroke-linecap="round"/>${shade('M50 46V26M54 50h20M50 54v20M46 50H26')}`,
  diamond: `<path d="M24 16h52l20 24-46 52L4 40z"/>${shade('M4 40h92M24 16l12 24 14-24 14 24 12-24M36 40l14 52 14-52')}`,
  carp: `<path d="M8 52C20 26 48 20 70 40c8-10 16-14 24-14-4 10-4 16-4 26s0 16 4 26c-8 0-16-4-24-14C48 84 20 78 8 52z"/><circle cx="24" cy="47" r="4" fill="#1a0d00" fill-opacity=".6"/>${shade('M34 36q8 16 0 32M44 36q8 16 0 32M54 38q7 14 0 28M64 42q5 10 0 20M42 30q6-14 20-14-4 8-2 16')}`,
  fan: `<path d="M50 88L6 44a62 62 0 0 1 88 0z"/><circle cx="50" cy="86" r="7"/>${shade('M50 86L18 36M50 86L34 28M50 86V26M50 86l16-58M50 86l32-50M22 58a40 40 0 0 1 56 0', 2.6)}`,
  cash: `<circle cx="50" cy="50" r="45"/><rect x="35" y="35" width="30" height="30" rx="3" fill="#1a0d00" fill-opacity=".5"/>${shade('M50 5a45 45 0 1 1 0 90 45 45 0 0 1 0-90M50 13a37 37 0 1 1 0 74 37 37 0 0 1 0-74M46 20h8M50 17v12M44 80h12M50 74v10M18 46l10 8M28 46l-10 8M74 46h10v8H74z')}`,
  lotus: `<path d="M50 12c14 18 16 40 0 66-16-26-14-48 0-66z"/><path d="M20 26c22 6 30 26 30 52C26 74 16 50 20 26zM80 26c-22 6-30 26-30 52 24-4 34-28 30-52z" opacity=".85"/><path d="M2 50c20-4 38 8 48 30C28 88 10 74 2 50zM98 50C78 46 60 58 50 80c22 8 40-6 48-30z" opacity=".72"/>${shade('M50 24v50M28 38q14 14 20 38M72 38q-14 14-20 38')}`,
  mahjong: `<rect x="8" y="18" width="46" height="64" rx="8" transform="rotate(-10 31 50)"/><rect x="46" y="16" width="46" height="64" rx="8" transform="rotate(8 69 48)"/>${shade('M20 36l20-4M24 46l20-4M62 30h18v12H62zM71 24v44M27 56l3 14', 4)}`,
  seven: `<path d="M14 10h74v18C66 48 56 66 54 92H30c2-24 12-42 30-60H14z"/>${shade('M20 18h60M56 34C42 52 38 68 37 86')}`,
  bell: `<path d="M50 8a8 8 0 0 1 8 8c16 4 24 16 24 34 0 14 4 20 10 26H8c6-6 10-12 10-26 0-18 8-30 24-34a8 8 0 0 1 8-8z"/><path d="M38 80h24a12 12 0 0 1-24 0z"/>${shade('M18 66h64M32 30c-5 6-6 12-6 20')}`,
  plane: `<path d="M4 54l90-40-30 78-16-30z"/><path d="M48 62l46-48-58 46z" fill="#1a0d00" fill-opacity=".28"/>${shade('M48 62l-6 26 12-14M10 80q14-2 22-12M4 92q10 0 16-6')}`,
  basketball: `<circle cx="50" cy="50" r="44"/>${shade('M50 6v88M6 50h88M20 18c18 16 18 48 0 64M80 18c-18 16-18 48 0 64', 4)}`,
  chest: `<path d="M10 44a40 26 0 0 1 80 0z"/><rect x="10" y="48" width="80" height="40" rx="5"/><rect x="42" y="42" width="16" height="20" rx="4" fill="#1a0d00" fill-opacity=".45"/>${shade('M10 46h80M26 24v64M74 24v64M50 50v6')}`,
  flame: `<path d="M52 4c4 18 28 28 28 56a30 30 0 0 1-60 0c0-14 8-20 12-32 6 6 8 10 8 16C48 34 50 20 52 4z"/><path d="M50 52c2 8 12 14 12 24a12 12 0 0 1-24 0c0-10 10-14 12-24z" fill="#1a0d00" fill-opacity=".32"/>`,
  moon: `<path d="M66 8a44 44 0 1 0 26 64A38 38 0 0 1 66 8z"/><path d="M78 24l3 8 8 1-6 6 2 8-7-4-7 4 2-8-6-6 8-1z"/>${shade('M34 40h.1M28 62h.1M46 76h.1', 9)}`,
  cherry: `<circle cx="30" cy="70" r="22"/><circle cx="70" cy="74" r="20"/><path d="M30 50C34 28 48 14 72 8c-4 20-2 36-2 46" fill="none" stroke="url(#m)" stroke-width="5"/><path d="M52 16C36 4 20 8 14 20c14 8 28 6 38-4z"/>${shade('M20 66q2-8 10-9M60 70q2-8 10-8M22 18q14 2 26-2')}`,
  bolt: `<path d="M58 2L14 58h28l-8 40 50-60H54z"/>${shade('M54 14L28 50M62 46L44 80')}`,
  shield: `<path d="M50 4l38 14v28c0 24-16 40-38 50C28 86 12 70 12 46V18z"/>${shade('M50 16l26 10v20c0 16-10 28-26 36-16-8-26-20-26-36V26zM38 50l9 9 17-19', 4)}`,
  gamepad: `<path d="M24 26h52c14 0 22 46 16 54-6 8-16-8-24-14H32c-8 6-18 22-24 14S10 26 24 26z"/>${shade('M30 38v16M22 46h16M66 42h.1M76 50h.1M50 40h.1', 6)}`,
  chips: `<circle cx="36" cy="60" r="32"/><circle cx="68" cy="38" r="27" opacity=".86"/>${shade('M36 40a20 20 0 1 1 0 40 20 20 0 0 1 0-40M36 28v10M36 82v10M4 60h10M58 60h10M68 22a16 16 0 1 1 0 32 16 16 0 0 1 0-32M68 11v9M95 38h-9M86 20l-6 6', 4)}`,
  fort: `<path d="M12 34h12V22h12v12h8V12h12v22h8V22h12v12h12v56H58V68a8 8 0 0 0-16 0v22H12z"/>${shade('M12 46h76M24 58h10M66 58h10M24 74h8M68 74h8')}`,
  peach: `<path d="M50 26C36 12 8 20 8 50c0 28 28 42 42 44 14-2 42-16 42-44 0-30-28-38-42-24z"/><path d="M50 26C52 12 66 4 82 8c-2 14-16 22-32 18z"/>${shade('M50 30c-8 18-6 40 4 58M58 20l16-8')}`,
} as const;
