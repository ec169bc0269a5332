/** The end of a page, wherever on it the code stands that makes it longer. */
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * Draws something after all that the page holds: room under a bar that a slot in the middle of the
 * page brings, which would else be a hole right there.
 */
export const atPageEnd = (children: ReactNode) =>
  createPortal(children, document.querySelector('main') ?? document.body);
