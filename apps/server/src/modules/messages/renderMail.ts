import { escapeHtml } from '@teranga/core/domain/rich-text';
import type { Palette } from '../designs/palettes.ts';

/** The store that a mail is rendered for. */
export interface MailFrame {
  storeName: string;
  /** Without a trailing slash. */
  siteUrl: string;
  palette: Palette;
}

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const wholeCode = /^\d{6}$/;
const link = /^(.*?)\s*:?\s*(https?:\/\/[^\s<>"]+)$/u;
const item = /^- /;
/** The longest label of a button, in characters. */
const longestLabel = 40;

function button(label: string, url: string, { primary, onPrimary }: Palette): string {
  return `<a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${primary};color:${onPrimary};font-weight:600;text-decoration:none">${escapeHtml(label)}</a>`;
}

/**
 * One line: a URL of the store at its end becomes a button, or a link when the label is too long
 * for one. A foreign URL, which somebody else may have written, stays text.
 */
function line(text: string, { siteUrl, palette }: MailFrame): string {
  const [, label = '', url = ''] = link.exec(text) ?? [];
  const isOwn = url === siteUrl || url.startsWith(`${siteUrl}/`);
  if (!isOwn) return escapeHtml(text);
  if (label.length <= longestLabel) return button(label || url, url, palette);
  return `${escapeHtml(label)} : <a href="${escapeHtml(url)}" style="color:${palette.ink}">${escapeHtml(url)}</a>`;
}

function block(text: string, frame: MailFrame): string {
  const { ink, accent } = frame.palette;
  if (wholeCode.test(text))
    return `<p style="margin:24px 0;padding:16px;border:2px solid ${accent};border-radius:8px;font-size:32px;font-weight:700;letter-spacing:8px;text-align:center;color:${ink}">${text}</p>`;
  const lines = text.split('\n');
  const items = lines.filter((each) => item.test(each));
  if (items.length === lines.length)
    return `<ul style="margin:0 0 16px;padding:0 0 0 20px">${items
      .map((each) => `<li style="margin:0 0 8px">${escapeHtml(each.slice(2))}</li>`)
      .join('')}</ul>`;
  return `<p style="margin:0 0 16px">${lines.map((each) => line(each, frame)).join('<br>')}</p>`;
}

/**
 * A mail's text as HTML with the store's name, icon and colours. It adds no content to the text.
 */
export function renderMail(text: string, frame: MailFrame): string {
  const { storeName, siteUrl, palette } = frame;
  const { page, ink, inkSoft, primary, onPrimary } = palette;
  const blocks = text.split(/\n{2,}/).filter(Boolean);
  const body = blocks.at(-1) === storeName ? blocks.slice(0, -1) : blocks;
  const name = escapeHtml(storeName);
  const home = escapeHtml(siteUrl);
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${name}</title></head>
<body style="margin:0;padding:0;background:${page};color:${ink};${font};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:16px 24px;border-radius:12px 12px 0 0;background:${primary};color:${onPrimary}"><a href="${home}" style="color:${onPrimary};font-size:20px;font-weight:700;text-decoration:none"><img src="${home}/icons/192.png" width="40" height="40" alt="" style="vertical-align:middle;margin-right:12px;border-radius:8px;border:0">${name}</a></td></tr>
<tr><td style="padding:24px;border:1px solid ${primary};border-top:0;border-radius:0 0 12px 12px;overflow-wrap:anywhere">${body.map((each) => block(each, frame)).join('\n')}</td></tr>
<tr><td style="padding:16px 24px;font-size:13px;color:${inkSoft}">${name} · <a href="${home}" style="color:${inkSoft}">${home}</a></td></tr>
</table></td></tr></table></body></html>`;
}
