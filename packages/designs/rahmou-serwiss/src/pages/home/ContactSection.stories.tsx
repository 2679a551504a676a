import type { Meta, StoryObj } from '@storybook/react-vite';
import { aStore } from '../../story-views/views.ts';
import { ContactSection } from './ContactSection.tsx';

const meta = {
  title: 'rahmou-serwiss/accueil/Contact',
  component: ContactSection,
  args: { store: aStore(), trip: null },
  parameters: { design: 'rahmou-serwiss', layout: 'fullscreen' },
} satisfies Meta<typeof ContactSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SansDemande: Story = { name: 'Sans demande' };
export const DemandePrete: Story = {
  name: 'Une demande est prête',
  args: { trip: { destination: 'Istanbul', date: '2026-12-12' } },
};
export const SansWhatsApp: Story = { name: 'Sans WhatsApp', args: { store: aStore({ whatsappHref: null }) } };
