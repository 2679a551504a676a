const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as HTML, for contents of elements and attributes in double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
