import type { Meta, StoryObj } from '@storybook/react-vite';
import { aStore } from '../../story-views/views.ts';
import { ContactSection } from './ContactSection.tsx';

const meta = {
  title: 'rahmou-serwiss/accueil/Contact',
  component: ContactSection,
  args: { store: aStore(), isAgency: true },
  parameters: { design: 'rahmou-serwiss', layout: 'fullscreen' },
} satisfies Meta<typeof ContactSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ParWhatsApp: Story = { name: 'Par WhatsApp' };
export const SansWhatsApp: Story = { name: 'Sans WhatsApp', args: { store: aStore({ whatsappHref: null }) } };
