import { plainPolicy } from './contentSecurityPolicy.ts';

/** Style of our documents outside any design. */
export const plainStyle = `:root{color-scheme:light dark;--page:#f7f5f1;--ink:#23252d;--soft:#5a5d69;--line:#868995}
@media (prefers-color-scheme:dark){:root{--page:#15171d;--ink:#efece6;--soft:#b4b6c0;--line:#7d808c}}
*{box-sizing:border-box}
body{display:grid;grid-template-columns:minmax(0,1fr);align-items:center;min-block-size:100vh;min-block-size:100dvh;margin:0;padding:2rem 1.25rem;background:var(--page);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Liberation Sans",sans-serif;overflow-wrap:anywhere}
main{inline-size:100%;max-inline-size:34rem;margin-inline:auto}
h1{margin:0;font-size:min(clamp(1.5rem,1.2rem + 1.6vw,2.125rem),11vw);font-weight:700;line-height:1.2;letter-spacing:-.015em;text-wrap:balance}
p{margin:.75rem 0 0;color:var(--soft)}
ul{margin:.75rem 0 0;padding-inline-start:1.25rem}
strong{color:var(--ink)}
nav{display:flex;flex-wrap:wrap;gap:.75rem;margin-block-start:2rem}
a,button{display:inline-flex;align-items:center;justify-content:center;min-block-size:3rem;padding:.5rem 1.25rem;border:1px solid var(--line);border-radius:.5rem;color:inherit;font:inherit;font-weight:600;text-decoration:none}
button{margin-block-start:1.5rem;cursor:pointer}
a:first-child,button{border-color:var(--ink);background:var(--ink);color:var(--page)}
form~nav{margin-block-start:.75rem}
form~nav a:first-child{border-color:var(--line);background:none;color:inherit}
a:hover{text-decoration:underline;text-underline-offset:.25em}
a:focus-visible,button:focus-visible{outline:3px solid;outline-offset:3px}`;

/** The Content-Security-Policy of `plainDocument`. */
export const plainDocumentPolicy = plainPolicy(plainStyle);

/** A document outside any design: it belongs to no store and loads nothing. Both texts are HTML. */
export const plainDocument = (title: string, content: string): string =>
  `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${plainStyle}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}</main>
</body>
</html>
`;
