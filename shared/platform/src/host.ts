/** The second door, for the host alone: what makes the platform (architecture: two doors per package). */
export { QueryClient, QueryClientProvider } from '@tanstack/react-query';
export { BrowserRouter, matchPath } from 'react-router-dom';
export { createBalances } from './balances/balances';
export { createBus } from './bus/bus';
export { createLocks } from './locks';
export { createJournal } from './money/journal';
export { createMoney } from './money/money';
export { createSession, type SessionCalls, type SessionEngine } from './session/session';
export { toMemberSummary } from './session/member';
export { createStorage, openPlace } from './storage/storage';
export { createToasts } from './toast';
export { createWindowRegistry } from './windows/registry';
export { createApiClient, type ApiDeps } from './api/client';
export { createTransport, type Transport } from './api/transport';
export type { CallFailure } from './api/types';
export { createVendorTokens } from './api/vendor-tokens';
