/** The same tokens and base rules as the document's critical CSS, for pages that are shown without the edge (tests, previews). */
import { createGlobalStyle } from 'styled-components';
import { criticalCss } from '../critical-css';

/** Page-wide styles; render once beside the app. */
export const GlobalStyle = createGlobalStyle`${criticalCss}`;
