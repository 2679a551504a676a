import { definePart } from './definePart.tsx';

/**
 * Contact form. It loads its own state, so that a home page need not load it before it is near
 * the viewport.
 */
export const ContactForm = definePart<object>('ContactForm', { tier: 'requested' });
