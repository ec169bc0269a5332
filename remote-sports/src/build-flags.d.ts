/**
 * False in builds for the live environment: the demo boards are not in them; replaced by its value
 * when a part is built.
 */
declare const __DEMO_BOARDS__: boolean;
