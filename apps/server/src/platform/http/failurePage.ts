import { escapeHtml } from '../text/escapeHtml.ts';
import { plainPolicy } from './contentSecurityPolicy.ts';
import { noStoreMessage, type Failure } from './failure.ts';

/** Temporary failures, for which the page offers a retry. */
const passingStatuses: ReadonlySet<number> = new Set([408, 429]);
const firstOwnFault = 500;

const ownFaultText = 'Ce n’est pas de votre fait, et votre panier est gardé.';
const noStoreText = 'Elle est peut-être mal recopiée.';

const style = `:root{color-scheme:light dark;--page:#f7f5f1;--ink:#23252d;--soft:#5a5d69;--line:#868995}
@media (prefers-color-scheme:dark){:root{--page:#15171d;--ink:#efece6;--soft:#b4b6c0;--line:#7d808c}}
*{box-sizing:border-box}
body{display:grid;grid-template-columns:minmax(0,1fr);align-items:center;min-block-size:100vh;min-block-size:100dvh;margin:0;padding:2rem 1.25rem;background:var(--page);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Liberation Sans",sans-serif;overflow-wrap:anywhere}
main{inline-size:100%;max-inline-size:34rem;margin-inline:auto}
h1{margin:0;font-size:min(clamp(1.5rem,1.2rem + 1.6vw,2.125rem),11vw);font-weight:700;line-height:1.2;letter-spacing:-.015em;text-wrap:balance}
p{margin:.75rem 0 0;color:var(--soft)}
nav{display:flex;flex-wrap:wrap;gap:.75rem;margin-block-start:2rem}
a{display:inline-flex;align-items:center;justify-content:center;min-block-size:3rem;padding:.5rem 1.25rem;border:1px solid var(--line);border-radius:.5rem;color:inherit;font-weight:600;text-decoration:none}
a:first-child{border-color:var(--ink);background:var(--ink);color:var(--page)}
a:hover{text-decoration:underline;text-underline-offset:.25em}
a:focus-visible{outline:3px solid;outline-offset:3px}`;

/** The Content-Security-Policy of `failurePage`. */
export const failurePolicy = plainPolicy(style);

/** The page for failures before any design is known: it belongs to no store and loads nothing. */
export function failurePage({ status, message }: Pick<Failure, 'status' | 'message'>): string {
  const isOurs = status >= firstOwnFault;
  const [title = '', ...rest] = message.split(/(?<=\.) /).map(escapeHtml);
  const isNoStore = message === noStoreMessage;
  const sentences = [...rest, ...(isOurs ? [ownFaultText] : []), ...(isNoStore ? [noStoreText] : [])];
  const text = sentences.length > 0 ? `<p>${sentences.join(' ')}</p>\n` : '';
  // An empty address is the page's own.
  const retry = isOurs || passingStatuses.has(status) ? '<a href="">Réessayer</a>\n' : '';
  // The home of a host without a store would say the same.
  const ways = isNoStore
    ? ''
    : `<nav aria-label="Que faire">\n${retry}<a href="/">Retour à l’accueil</a>\n</nav>\n`;
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${text}${ways}</main>
</body>
</html>
`;
}
