const htmlSpecial: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => htmlSpecial[sign] ?? sign);

/** The page for failures that come before any design: it belongs to no store, and loads nothing. */
export function failurePage(message: string): string {
  const text = escapeHtml(message);
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<meta name="color-scheme" content="light dark">
<title>${text}</title>
</head>
<body>
<main>
<h1>${text}</h1>
<p><a href="/">Retour à l’accueil</a></p>
</main>
</body>
</html>
`;
}
