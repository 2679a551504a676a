import '@teranga/ui/base.css';
import type { Preview } from '@storybook/react-vite';
import { TestStore, type TestStoreProps } from '@teranga/core/testing/store';
import { DesignProvider, useDesign } from '@teranga/design-kit';
import type { Location } from '@teranga/design-kit/navigation';
import { TestRouter } from '@teranga/design-kit/testing/router';
import { createElement, type ComponentType } from 'react';
import { configure } from 'storybook/test';
import { designIds, loadWholeDesign, type WholeDesign } from './designs.ts';
import { networks } from './networks.ts';
import './sideBySide.css';
import { textSizes } from './textSizes.ts';

// In milliseconds: on a busy machine a render may take longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });

const text = (value: unknown, fallback: string) => (typeof value === 'string' && value ? value : fallback);

/**
 * Renders every design on one canvas. Toolbar values are stored in the URL, which allows plain
 * letters and digits only.
 */
const sideBySide = 'side-by-side';

const accessibility = { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } } as const;

/**
 * With a page in every design, each landmark occurs several times: an artefact of the canvas, not a
 * violation of the page.
 */
const accessibilityBeside = {
  ...accessibility,
  config: { rules: [{ id: 'landmark-unique', enabled: false }] },
};

interface RenderedProps {
  Story: ComponentType;
  design: WholeDesign;
  /** The data of the story's back end, or the calls that fail. */
  store: Omit<TestStoreProps, 'children'> | undefined;
  network: string;
}

/** A story in a design, with a separate store. */
function Rendered({ Story, design, store, network }: RenderedProps) {
  return (
    <DesignProvider value={design.loaded}>
      <TestStore {...store} network={networks[network] ?? ((answer) => answer)} key={network}>
        <Story />
      </TestStore>
    </DesignProvider>
  );
}

interface InDesignProps {
  /** The story's subject: the default's component, or another design's. */
  component: ComponentType<object>;
  designs: readonly WholeDesign[];
  args: object;
}

/** Renders a story of the default's part or page with the design's own replacement. */
function InDesign({ component, designs, args }: InDesignProps) {
  const loaded = useDesign();
  const own = designs.find((whole) => whole.loaded === loaded)?.inPlaceOf.get(component);
  return createElement(own ?? component, args);
}

const preview: Preview = {
  tags: ['autodocs'],
  render: (args, { component, loaded }) => (
    <InDesign
      component={component as ComponentType<object>}
      designs={loaded['designs'] as WholeDesign[]}
      args={args}
    />
  ),
  globalTypes: {
    design: {
      description: 'Which design renders the parts',
      toolbar: {
        title: 'Design',
        icon: 'paintbrush',
        items: [...designIds, { value: sideBySide, title: 'côte à côte' }],
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Light or dark',
      toolbar: { title: 'Thème', icon: 'contrast', items: ['cupcake', 'night'], dynamicTitle: true },
    },
    network: {
      description: 'How answers come',
      toolbar: {
        title: 'Réseau',
        icon: 'transfer',
        items: [
          { value: 'fast', title: 'rapide' },
          { value: 'slow', title: 'lent' },
          { value: 'failing', title: 'en échec' },
        ],
        dynamicTitle: true,
      },
    },
    textSize: {
      description: 'The size of text a shopper chose',
      toolbar: {
        title: 'Texte',
        icon: 'paragraph',
        items: Object.entries(textSizes).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { design: 'default', theme: 'cupcake', network: 'fast', textSize: 'normal' },
  parameters: {
    layout: 'padded',
    options: {
      // In the order in which a shopper meets the pages; parts follow.
      storySort: {
        order: [
          'Introduction',
          'Jetons',
          'default',
          [
            'pages',
            [
              'Accueil',
              'Boutique',
              'Collection',
              'Article',
              'Liste de souhaits',
              'Panier',
              'Commande',
              'Code promo',
              'Code d’une commande',
              'Paiement',
              'Paiement réussi',
              'Paiement annulé',
              'Confirmation de commande',
              'Suivi de commande',
              'Connexion',
              'Code de vérification',
              'Mon compte',
              'Mes achats',
            ],
          ],
          'lybalikou',
          'rahmou-serwiss',
          'ui',
        ],
      },
    },
    a11y: accessibility,
    viewport: {
      options: {
        phone: { name: '360', styles: { width: '360px', height: '800px' } },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  loaders: [
    async ({ globals, parameters }) => {
      const wanted = text(parameters['design'], text(globals['design'], 'default'));
      const ids = wanted === sideBySide ? designIds : [wanted];
      parameters['a11y'] = wanted === sideBySide ? accessibilityBeside : accessibility;
      return { designs: await Promise.all(ids.map(loadWholeDesign)) };
    },
  ],
  decorators: [
    (Story, { globals, loaded, parameters }) => {
      const designs = loaded['designs'] as WholeDesign[];
      const [first] = designs;
      const html = document.documentElement;
      const theme = text(globals['theme'], 'cupcake');
      html.dataset['design'] = first?.loaded.design.id ?? 'default';
      html.dataset['theme'] = theme;
      html.style.fontSize = (textSizes[text(globals['textSize'], 'normal')] ?? '').replace(' ', '');
      const network = text(globals['network'], 'fast');
      const store = parameters['store'] as RenderedProps['store'];
      const { pathname = '/', search = '', state } = (parameters['address'] ?? {}) as Partial<Location>;
      return (
        <TestRouter at={pathname + search} state={state as unknown}>
          {first && designs.length === 1 ? (
            <Rendered Story={Story} design={first} store={store} network={network} />
          ) : (
            <div className="side-by-side">
              {designs.map((whole) => {
                const { id, label } = whole.loaded.design;
                return (
                  <section key={id} data-design={id} data-theme={theme}>
                    <h2>{label}</h2>
                    <Rendered Story={Story} design={whole} store={store} network={network} />
                  </section>
                );
              })}
            </div>
          )}
        </TestRouter>
      );
    },
  ],
};

export default preview;
