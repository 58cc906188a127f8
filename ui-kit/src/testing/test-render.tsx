import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UiProvider, type UiProviderProps } from '../UiProvider.tsx';

/** Renders within the kit's provider. */
export const renderInKit = (children: ReactNode, provider: Omit<UiProviderProps, 'children'> = {}) =>
  render(children, {
    wrapper: (props: { children: ReactNode }) => <UiProvider forceColorScheme="light" {...provider} {...props} />,
  });
