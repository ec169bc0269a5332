import { isDemoRoute } from '@site/domain/session/demo-routes';
import type { Part } from './parts';

/**
 * What a build contains beside the product; decided when it is made, never in a browser (safety
 * B16).
 */
export interface Flavour {
  /** The demo boards: not in builds for the live environment. */
  readonly demo: boolean;
  /** The squads' panel of `npm run dev`: in no build that members see. */
  readonly tools: boolean;
}

/** Flavour of an environment. */
export const flavourOf = (env: NodeJS.ProcessEnv, isDev = false): Flavour => ({
  demo: env.SITE_ENV !== 'live',
  tools: isDev,
});

interface SurfaceRoutes {
  readonly routes?: readonly { readonly path?: unknown }[];
}

const hasDemo = ({ surface }: Part): boolean =>
  ((surface as SurfaceRoutes | null)?.routes ?? []).some(({ path }) => isDemoRoute(String(path)));

/**
 * Mark at the end of a version id: builds of the same sources that differ in what they contain
 * differ in name.
 */
export function flavourMark(part: Part, { demo, tools }: Flavour): string {
  return `${part.kind === 'host' && tools ? 't' : ''}${!demo && (part.kind === 'host' || hasDemo(part)) ? 'l' : ''}`;
}

/** A declared surface without the demo boards, or as it is where they belong. */
export function surfaceFor<S>(surface: S, { demo }: Flavour): S {
  const routes = (surface as SurfaceRoutes | null)?.routes;
  return demo || routes === undefined
    ? surface
    : { ...surface, routes: routes.filter(({ path }) => !isDemoRoute(String(path))) };
}
