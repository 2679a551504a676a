export { WhatsAppLink, type WhatsAppLinkProps } from './WhatsAppLink.tsx';
