/**
 * The second entry, for the host alone: what makes the platform (architecture: two entries per
 * package).
 */
export { QueryClient, QueryClientProvider } from '@tanstack/react-query';
export {
  BrowserRouter,
  useNavigationType,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
  matchPath,
} from 'react-router-dom';
export { useSitePlatform as usePlatform } from './react/context';
export { KEYS } from './storage/keys';
export type { SitePlatform as Platform } from './platform';
export { assemblePlatform } from './assemble';
export { createTransport, type Transport } from './api/transport';
export { retryRead } from './react/use-call';
export type { CallLog } from './api/call-log';
export type { CallTrace } from './api/trace';
export type { PageMoment } from './session/session';
export { fixedSeasons, type SeasonsSource } from './seasons';
export { openPlace } from './storage/storage';
