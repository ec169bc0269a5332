/**
 * The stake keypad and its input: only the bet slip shows them, so they are bundled there and not
 * in the first load.
 */
export * from './StakeInput';
export * from './StakeKeypad';
