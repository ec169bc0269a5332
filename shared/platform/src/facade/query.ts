/** Server data as remotes may read it: one client made by the host. */
export { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
export type { QueryClient, UseQueryResult } from '@tanstack/react-query';
