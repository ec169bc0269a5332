/** Title bar of layouts 2 and 5: back, title, one place for an action. */
import type { ReactNode } from 'react';
import { copy } from '../phrases';
import { ChevronLeft } from '../icons/icons';

/** Props of {@link TitleBar}. */
export interface TitleBarProps {
  readonly title: string;
  readonly onBack: () => void;
  readonly end?: ReactNode;
}

/** The title bar; its title is the page's h1. */
export function TitleBar({ title, onBack, end }: TitleBarProps) {
  return (
    <header className="site-title-bar" data-testid="header">
      <div>
        <button type="button" className="site-bar-button" aria-label={copy.back} onClick={onBack}>
          <ChevronLeft aria-hidden />
        </button>
      </div>
      <h1>{title}</h1>
      <div className="site-title-bar-end">{end}</div>
    </header>
  );
}
