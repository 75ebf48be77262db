import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { I18nProvider, RouterProvider as AriaRouter } from 'react-aria-components';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { usePreference } from './preferences';
import { routes } from './routes';
import { ServicesProvider, useServices } from './services';
import type { Services } from './services';
import { Words } from './words';

function AriaWords({ children }: { readonly children: React.ReactNode }) {
  const locale = usePreference(useServices().appearance.locale);
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}

/** The host app on its services. */
export function App({ services }: { readonly services: Services }) {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } }),
  );
  const [router] = useState(() => createBrowserRouter(routes));
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={queryClient}>
        <Words>
          <AriaWords>
            <AriaRouter navigate={(path) => void router.navigate(path)}>
              <RouterProvider router={router} />
            </AriaRouter>
          </AriaWords>
        </Words>
      </QueryClientProvider>
    </ServicesProvider>
  );
}
