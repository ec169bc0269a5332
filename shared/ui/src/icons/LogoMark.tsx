import { px } from '../tokens/px';

/** The house mark: a jade ring cut by a golden stroke, both a ball in flight and an open door. */
export function LogoMark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg aria-hidden="true" width={px(size)} height={px(size)} viewBox="0 0 32 32" fill="none">
      <path d="M16 3a13 13 0 1 0 13 13h-5.500A7.500 7.500 0 1 1 16 8.500z" fill="#16c79a" />
      <path
        d="M18.500 13.500 28.600 3.400"
        stroke="#f2c063"
        strokeWidth="4.200"
        strokeLinecap="round"
      />
      <circle cx="16" cy="16" r="3.200" fill="#f2c063" />
    </svg>
  );
}
