/** Renders a component with the providers and the router that the host gives it. */
import type { ReactElement } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import { PlatformProvider, type Platform } from '@site/platform';
import { QueryClient, QueryClientProvider } from '@site/platform/host';
import { MemoryRouter } from '@site/platform/testing';

/** Where and for whom it is rendered. */
export interface ShellOptions {
  readonly platform: Platform;
  /** Address without the base path. */
  readonly path?: string;
}

/** Renders as inside the host. */
export function renderInShell(
  element: ReactElement,
  { platform, path = '/' }: ShellOptions,
): RenderResult {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <PlatformProvider platform={platform}>
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>
      </QueryClientProvider>
    </PlatformProvider>,
  );
}
