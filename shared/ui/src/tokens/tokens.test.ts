import { HEADER_COLOR } from '@site/domain/layout/theme-color';
import { DARK, LIGHT } from './palette';
import { px } from './px';
import { tokensCss } from './tokens-css';
import { motion } from './vars';

test('[R9-1] the root font is a tenth of the column, which ends at 680 px; modals move for 150 ms', () => {
  expect(px(37.5)).toBe('1rem');
  expect(tokensCss).toContain('--column:680px;');
  expect(motion.modal).toMatch(/^150ms /);
});

test('[R3.4-1] the bars of a phone take the colour that the header has', () => {
  expect(HEADER_COLOR).toEqual({ dark: DARK['chrome-bg'], light: LIGHT['chrome-bg'] });
});
