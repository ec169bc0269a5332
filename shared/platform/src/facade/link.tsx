/**
 * The router's link without what serves its server framework: prefetching of loaders and manifests,
 * a third of the router's bytes. Made of the two hooks that the router offers for links of one's
 * own.
 */
import type { MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler, type LinkProps as RouterLinkProps } from 'react-router-dom';

/** What a link of this site may say; all of it means what it means to the router. */
export type LinkProps = Omit<
  RouterLinkProps,
  | 'defaultShouldRevalidate'
  | 'discover'
  | 'mask'
  | 'prefetch'
  | 'preventScrollReset'
  | 'reloadDocument'
  | 'viewTransition'
> & { readonly ref?: Ref<HTMLAnchorElement> };

/** With a scheme, or with a host after two slashes: nothing that the router could go to. */
const ABSOLUTE = /^(?:[a-z][\d+.a-z-]*:|[/\\]{2})/i;

/** A link to a page of this site: a plain tap stays in the document, any other one is the browser's. */
export function Link({
  to,
  replace,
  state,
  relative,
  target,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const isForeign = typeof to === 'string' && ABSOLUTE.test(to);
  const inside = isForeign ? '.' : to;
  const href = useHref(inside, { relative });
  const follow = useLinkClickHandler<HTMLAnchorElement>(inside, {
    replace,
    state,
    relative,
    target,
  });
  const handle = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!isForeign && !event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={isForeign ? to : href} target={target} onClick={handle}>
      {children}
    </a>
  );
}
