const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe between tags and inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** An opening or void tag; null omits an attribute, true writes it without a value. */
export function tag(name: string, attributes: Readonly<Record<string, string | true | null>>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === null) return [];
    return [value === true ? key : `${key}="${escapeHtml(value)}"`];
  });
  return `<${[name, ...written].join(' ')}>`;
}

/** JSON that is safe inside a script element: it contains no `</script>` and no comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
