import { px } from './px';
import { tokensCss } from './tokens-css';
import { motion } from './vars';

test('[R9-1] the root font is a tenth of the column, which ends at 680 px; modals move for 150 ms', () => {
  expect(px(37.5)).toBe('1rem');
  expect(tokensCss).toContain('--column:680px;');
  expect(motion.modal).toMatch(/^150ms /);
});
