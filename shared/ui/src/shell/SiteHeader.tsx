/**
 * Header of layouts 1 and 3: the logo and what stands at its end. Styled by the chrome classes of
 * the critical CSS.
 */
import type { ReactNode } from 'react';
import { LogoMark } from '../icons/LogoMark';

/**
 * The site's logo, for the host's link to home with the class `site-logo`; the name gives way where
 * the bar is full.
 */
export function SiteLogo({ name }: { readonly name: string }) {
  return (
    <>
      <LogoMark />
      <span>{name}</span>
    </>
  );
}

/** Props of {@link SiteHeader}. */
export interface SiteHeaderProps {
  readonly logo: ReactNode;
  /** Icons, login link or wallet at the end. */
  readonly children?: ReactNode;
}

/** The header bar (`data-testid="header"`). */
export function SiteHeader({ logo, children }: SiteHeaderProps) {
  return (
    <header className="site-header" data-testid="header">
      {logo}
      <div className="site-header-end">{children}</div>
    </header>
  );
}
