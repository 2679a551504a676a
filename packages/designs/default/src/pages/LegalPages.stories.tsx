import type { Meta, StoryObj } from '@storybook/react-vite';
import { aStore, someStoreInfo } from '@teranga/testing';
import { expect, within } from 'storybook/test';
import PrivacyPolicyPage from './PrivacyPolicyPage.tsx';
import TermsAndConditionsPage from './TermsAndConditionsPage.tsx';

const meta = {
  title: 'default/pages/Pages légales',
  component: TermsAndConditionsPage,
  parameters: {
    docs: {
      description: {
        component:
          'Les conditions générales et la politique de confidentialité. **Adresses :** `/terms-and-conditions` et `/privacy-policy`.',
      },
    },
  },
} satisfies Meta<typeof TermsAndConditionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Conditions: Story = {
  name: 'Conditions, avec les mentions de la boutique',
  parameters: {
    store: {
      world: { store: aStore({ storeInfo: someStoreInfo({ legalNotice: { NINEA: '000000000 0A0' } }) }) },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('000000000 0A0');
    await expect(canvasElement).toHaveTextContent('04/2025');
    await expect(canvasElement).toHaveTextContent('30 jours');
    await expect(canvasElement).toHaveTextContent('18 ans');
  },
};

export const Confidentialite: Story = {
  name: 'Confidentialité',
  render: () => <PrivacyPolicyPage />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('2008-12');
  },
};
