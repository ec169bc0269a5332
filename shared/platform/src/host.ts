/** The second door, for the host alone: what makes the platform (architecture: two doors per package). */
export { QueryClient, QueryClientProvider } from '@tanstack/react-query';
export { BrowserRouter, MemoryRouter, matchPath } from 'react-router-dom';
export { assemblePlatform, type AssembledPlatform, type Surroundings } from './assemble';
export { createTransport, type Transport } from './api/transport';
export { openPlace, type WebStorage } from './storage/storage';
