import type { SlipFormat } from '@teranga/contract/admin';
import { encodeQR } from 'qr';
import { formatAmount } from '@teranga/core/domain/money';
import { readableContact } from '@teranga/core/features/account/rules';
import { plainPolicy } from '../../platform/http/contentSecurityPolicy.ts';
import { escapeHtml } from '@teranga/core/domain/rich-text';
import type { SoldLine } from '../orders/readOrderForStaff.ts';
import { returnedUnits } from './orderReturns.ts';
import type { OrderDesk } from './readOrderDesk.ts';

const pages: Record<SlipFormat, string> = {
  a6: '@page{size:A6;margin:6mm}body{inline-size:93mm}',
  '80mm': '@page{size:80mm auto;margin:3mm}body{inline-size:74mm}',
};

const style = (format: SlipFormat) => `${pages[format]}
*{box-sizing:border-box}
body{margin:0;color:#000;background:#fff;font:3.4mm/1.35 system-ui,-apple-system,"Segoe UI",Roboto,"Liberation Sans",sans-serif;overflow-wrap:anywhere}
header{display:flex;justify-content:space-between;gap:3mm}
header svg{flex:none;inline-size:24mm;block-size:24mm}
h1{margin:0;font-size:4.2mm}
p{margin:1mm 0 0}
.ref{font:700 4mm/1.2 ui-monospace,monospace}
address{margin-block:2mm;padding-block:2mm;border-block:.3mm solid;font-style:normal}
table{inline-size:100%;border-collapse:collapse}
td{padding-block:.8mm;vertical-align:top;border-block-end:.2mm solid #999}
td:first-child{inline-size:8mm;font-weight:700;white-space:nowrap}
tr{break-inside:avoid}
.due{margin-block-start:3mm;padding:1.5mm;border:.4mm solid;font-size:4mm;font-weight:700;text-align:center}
@media screen{body{margin:6mm auto;padding:3mm;outline:1px dashed #999}}`;

/** The Content-Security-Policy of a slip: its style and nothing else. */
export const slipPolicies: Record<SlipFormat, string> = {
  a6: plainPolicy(style('a6')),
  '80mm': plainPolicy(style('80mm')),
};

/** `returned`: units that came back, and are in the parcel no more. */
function lineHtml(line: SoldLine, returned: number): string {
  const { name, options, reference, productId, quantity } = line;
  const chosen = options.map((option) => `${option.name} : ${option.value}`).join(', ');
  const what = [name, ...(chosen === '' ? [] : [chosen])].map(escapeHtml).join('<br>');
  const remaining = quantity - returned;
  const back = returned > 0 ? ` · ${returned} ${returned > 1 ? 'revenus' : 'revenu'}` : '';
  const product = remaining > 0 ? what : `<s>${what}</s>`;
  return `<tr><td>${remaining} ×</td><td>${product}<br><small>${escapeHtml(reference || productId)}${back}</small></td></tr>`;
}

const paragraph = (text: string) => (text === '' ? '' : `<p>${escapeHtml(text)}</p>`);

/**
 * The slip that goes with an order's parcel; its code holds the reference as staff search for it.
 */
export function packingSlip(desk: OrderDesk, format: SlipFormat): string {
  const { order, contact, lines, cashDue, storeName, returns } = desk;
  const returned = returnedUnits(returns);
  const { client, ref, deliveryZone, deliveryKind } = order;
  const isPickup = deliveryKind === 'pickup';
  const town = [contact.postalCode, client.city].filter(Boolean).join(' ');
  const due = cashDue > 0 ? `À encaisser : ${formatAmount(cashDue)}` : 'Rien à encaisser';
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>Commande ${escapeHtml(ref)}</title>
<style>${style(format)}</style>
</head>
<body>
<header>
<div>
<h1>${escapeHtml(storeName)}</h1>
<p class="ref">${escapeHtml(ref)}</p>
<p>${isPickup ? 'Retrait' : 'Livraison'} : ${escapeHtml(deliveryZone ?? '')}</p>
</div>
${encodeQR(ref, 'svg', { border: 2 })}
</header>
<address>
<strong>${escapeHtml(`${client.firstName} ${client.lastName}`)}</strong>
${paragraph(readableContact(contact.phone))}${paragraph(client.address)}${paragraph(town)}
</address>
<table>
<tbody>
${lines.map((line) => lineHtml(line, returned.get(line.position) ?? 0)).join('\n')}
</tbody>
</table>
<p class="due">${escapeHtml(due)}</p>
</body>
</html>
`;
}
