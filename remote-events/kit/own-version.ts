/** The version of the container this code runs in, read from the address webpack loads its files from. */
declare const __webpack_public_path__: string;

/** `0.1.0_1a2b3c4`, or `dev` outside of a build. */
export function ownVersion(): string {
  if (typeof __webpack_public_path__ !== 'string') return 'dev';
  return __webpack_public_path__.split('/').filter((part) => part !== '').at(-1) ?? 'dev';
}
