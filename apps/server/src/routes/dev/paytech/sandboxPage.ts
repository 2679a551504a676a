import { formatAmount } from '@teranga/core/domain/money';
import { plainPolicy } from '../../../platform/http/contentSecurityPolicy.ts';
import { escapeHtml } from '@teranga/core/domain/rich-text';
import { sandboxPath } from '../../../modules/payments/paytech/sandboxPath.ts';
import type { SandboxPayment } from '@teranga/paytech-sandbox';

/** The labels of the page's buttons; each key is the last segment of the path it posts to. */
export const sandboxActions = {
  pay: 'Payer',
  cancel: 'Annuler',
  delay: 'Payer, notification retardée de 20 s',
  slow: 'Payer, confirmation dans 20 s',
  outage: 'Payer sans notification, statut injoignable pendant 20 s',
  duplicate: 'Payer, notification envoyée trois fois',
  silent: 'Payer, notification perdue',
  forge: 'Envoyer une fausse notification sans payer',
} as const;
export type SandboxAction = keyof typeof sandboxActions;

const stateTexts: Record<SandboxPayment['state'], string> = {
  pending: 'En attente',
  paid: 'Payé',
  canceled: 'Annulé',
  refunded: 'Remboursé',
};

const style = `:root{color-scheme:light dark;font:100%/1.5 system-ui,sans-serif}body{margin:0;padding:1.5rem min(1.5rem,5vw);overflow-wrap:anywhere}
main{max-width:26rem;margin:0 auto;display:grid;grid-template-columns:minmax(0,1fr);gap:1rem}h1{font-size:1.25rem;margin:0}
dl{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:0}dd{margin:0;font-size:min(1rem,7vw)}
form{display:grid}button,a{font:inherit;min-height:44px;padding:.5rem 1rem;border:1px solid;border-radius:.5rem;cursor:pointer}
.total{font-size:min(1.75rem,11vw);font-weight:700;margin:0}.strong{font-weight:700}details form{margin-top:.5rem}`;

/**
 * The Content-Security-Policy of `sandboxPage`; any form target is allowed, because the forms
 * redirect to any store.
 */
export const sandboxPolicy = plainPolicy(style, 'form-action *');

function button(token: string, action: SandboxAction): string {
  const isMain = action === 'pay';
  return `<form method="post" action="${sandboxPath}/payment/checkout/${token}/${action}"><button${isMain ? ' class="strong"' : ''}>${sandboxActions[action]}</button></form>`;
}

function choices({ token, state, successUrl }: SandboxPayment): string {
  if (state !== 'pending') return `<p><a href="${escapeHtml(successUrl)}">Revenir à la boutique</a></p>`;
  const trials = (['delay', 'silent', 'slow', 'outage', 'duplicate', 'forge'] as const).map((action) =>
    button(token, action),
  );
  return `${button(token, 'pay')}${button(token, 'cancel')}<details><summary>Mettre la boutique à l’épreuve</summary>${trials.join('')}</details>`;
}

/** The page where a shopper pays, or not. */
export function sandboxPage(payment: SandboxPayment, status = ''): string {
  const { itemName, price, state, command } = payment;
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>PayTech (bac à sable)</title><style>${style}</style></head>
<body><main><h1>PayTech <small>(bac à sable : aucun argent ne circule)</small></h1>
<p>${escapeHtml(itemName)}</p><p class="total">${formatAmount(Number(price))}</p>
<dl><dt>Référence</dt><dd>${escapeHtml(command)}</dd><dt>État</dt><dd>${stateTexts[state]}</dd></dl>
${status && `<p role="status">${escapeHtml(status)}</p>`}${choices(payment)}</main></body></html>`;
}
