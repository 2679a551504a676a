export { privateRedirect } from './privateRedirect.ts';
export { privateRequests } from './privateRequests.ts';
