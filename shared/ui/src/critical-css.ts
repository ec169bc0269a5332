/**
 * Everything the document needs to paint header, skeleton and bottom navigation before any script.
 * The edge puts `criticalCss` in the document (as a file or by hash: the CSP allows no inline style
 * without one).
 */
import { baseCss } from './global/base-css';
import { shellCss } from './global/shell-css';
import { tokensCss } from './tokens/tokens-css';

/** Tokens, base rules and chrome as one minified text. */
export const criticalCss = [tokensCss, baseCss, shellCss].join('').replace(/\n/g, '');
