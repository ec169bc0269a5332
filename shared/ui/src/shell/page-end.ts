/** The end of a page, wherever on it the code stands that makes it longer. */
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * Draws something among the parts of the page's frame: room under a bar that a slot in the middle
 * of the page brings, which would else be a hole right there. The frame is a column, and what comes
 * last is told by `order`: whoever draws here may be there before the page is.
 */
export const atPageEnd = (children: ReactNode) =>
  createPortal(children, document.querySelector('main') ?? document.body);
