import { QueryClient } from '@tanstack/react-query';

/**
 * Nothing goes stale, polls, retries or asks again on focus. The browser's one client: it comes with the first
 * call that wants it, since the first page has none to make, and is never used while rendering on the server.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    },
    mutations: { retry: false },
  },
});
