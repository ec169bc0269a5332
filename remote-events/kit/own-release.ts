/** The release that this code runs in, read from the address webpack loads its files from. */
declare const __webpack_public_path__: string;

const root = (): string =>
  typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '';

/** `0.1.0_1a2b3c4`, or `dev` outside of a build. */
export const ownVersion = (): string =>
  root()
    .split('/')
    .filter((part) => part !== '')
    .at(-1) ?? 'dev';

/** Address of a file of this release. */
export const ownFile = (name: string): string => `${root()}${name}`;
