import '@teranga/ui/base.css';
import type { Preview } from '@storybook/react-vite';
import { TestStore, type TestStoreProps } from '@teranga/core/testing/store';
import { DesignProvider, type LoadedDesign } from '@teranga/design-kit';
import { NavigationProvider, type Navigation } from '@teranga/design-kit/navigation';
import { designIds, loadWholeDesign } from './designs.ts';

const text = (value: unknown, fallback: string) => (typeof value === 'string' && value ? value : fallback);

/** Links can be pressed and lead nowhere. */
const stay: Navigation = { prefetch: () => undefined, owns: () => true, go: () => undefined };

const preview: Preview = {
  globalTypes: {
    design: {
      description: 'Which design draws the parts',
      toolbar: { title: 'Design', icon: 'paintbrush', items: designIds, dynamicTitle: true },
    },
    theme: {
      description: 'Light or dark',
      toolbar: { title: 'Thème', icon: 'contrast', items: ['cupcake', 'night'], dynamicTitle: true },
    },
  },
  initialGlobals: { design: 'default', theme: 'cupcake' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: '360', styles: { width: '360px', height: '800px' } },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  loaders: [
    async ({ globals, parameters }) => ({
      design: await loadWholeDesign(text(parameters['design'], text(globals['design'], 'default'))),
    }),
  ],
  decorators: [
    (Story, { globals, loaded, parameters }) => {
      const design = loaded['design'] as LoadedDesign;
      document.documentElement.dataset['design'] = design.design.id;
      document.documentElement.dataset['theme'] = text(globals['theme'], 'cupcake');
      // `parameters.store` says what the story's back end holds, or which of its calls fail.
      const store = parameters['store'] as Omit<TestStoreProps, 'children'> | undefined;
      return (
        <NavigationProvider value={stay}>
          <DesignProvider value={design}>
            <TestStore {...store}>
              <Story />
            </TestStore>
          </DesignProvider>
        </NavigationProvider>
      );
    },
  ],
};

export default preview;
