/** Server data as remotes may read it: one client made by the host. */
export { useInfiniteQuery, useQuery } from '@tanstack/react-query';
export type { QueryClient, UseQueryResult } from '@tanstack/react-query';
