/**
 * The oldest browsers that the site serves, and the one place that says so: compilers take their
 * target from here, the gate what a shipped script may use, the page for old browsers its sentence.
 * Versions are of the engine: in-app browsers (WeChat, QQ) count by the Chromium or
 * the WebKit inside.
 */
export const BROWSERS = { chrome: '90', ios: '15', firefox: '115' } as const;

/**
 * What a bundler may write of its own between the modules. Of this year it writes `Object.hasOwn`
 * alone, which is made up for.
 */
export const BUNDLER_LANGUAGE = 'es2022';

/**
 * Built-ins that some of `BROWSERS` lack and nothing makes up for. A script may call one only where
 * it also looks whether it is there.
 */
export const NEWER: ReadonlySet<string> = new Set([
  // Functions of the page.
  'structuredClone(',
  'reportError(',
  'requestIdleCallback(',
  // Functions of built-in objects.
  'AbortSignal.any(',
  'AbortSignal.timeout(',
  'Array.fromAsync(',
  'Error.isError(',
  'Iterator.from(',
  'Map.groupBy(',
  'Object.groupBy(',
  'Promise.try(',
  'Promise.withResolvers(',
  'RegExp.escape(',
  'Response.json(',
  'crypto.randomUUID(',
  'document.startViewTransition(',
  // Methods whose names nothing else has.
  '.checkVisibility(',
  '.getHTML(',
  '.hidePopover(',
  '.isDisjointFrom(',
  '.isSubsetOf(',
  '.isSupersetOf(',
  '.isWellFormed(',
  '.moveBefore(',
  '.requestSubmit(',
  '.setHTML(',
  '.setHTMLUnsafe(',
  '.showModal(',
  '.showPicker(',
  '.showPopover(',
  '.symmetricDifference(',
  '.throwIfAborted(',
  '.toBase64(',
  '.toWellFormed(',
  '.togglePopover(',
  '.transferToFixedLength(',
  // Constructors.
  'new BroadcastChannel(',
  'new CloseWatcher(',
  'new CompressionStream(',
  'new DecompressionStream(',
  'new Intl.DurationFormat(',
  'new Intl.Segmenter(',
  'new URLPattern(',
]);
