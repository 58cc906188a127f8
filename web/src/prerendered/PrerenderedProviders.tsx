import type { ClientConfig } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { getGetClientConfigQueryKey } from '@mithaq/openapi/generated/hooks/reference/reference.ts';
import { operatorPlaceholder } from '@mithaq/openapi/rules/operator.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LanguageProvider } from '../layout/LanguageProvider.tsx';

const queryClient = new QueryClient();
// The server puts the operator in. These pages use no other part of the configuration.
queryClient.setQueryData<Pick<ClientConfig, 'operator'>>(getGetClientConfigQueryKey(), {
  operator: operatorPlaceholder,
});

/** What the prerendered pages need around them. */
export function PrerenderedProviders({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>{children}</LanguageProvider>
    </QueryClientProvider>
  );
}
