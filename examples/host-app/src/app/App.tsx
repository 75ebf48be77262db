import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routes';
import { ServicesProvider } from './services';
import type { Services } from './services';
import { LocalizedMessages } from './messages';

/** The host app on its services. */
export function App({ services }: { readonly services: Services }) {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } }),
  );
  const [router] = useState(() => createBrowserRouter(routes));
  useEffect(() => () => queryClient.clear(), [queryClient]);
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={queryClient}>
        <LocalizedMessages>
          <RouterProvider router={router} />
        </LocalizedMessages>
      </QueryClientProvider>
    </ServicesProvider>
  );
}
