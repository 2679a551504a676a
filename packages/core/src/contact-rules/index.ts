export * from './contactForm.ts';
