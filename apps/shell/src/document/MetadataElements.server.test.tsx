import { metadataTags, pageTagMark } from '@teranga/core/pages/metadata';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { someSettings } from '../testing/someStore.ts';
import { MetadataElements } from './MetadataElements.tsx';

it('A document renders a title, metadata and structured data without unescaped markup', () => {
  const metadata = metadataTags(
    { title: 'A & "B" <b>', description: '"><script>', structuredData: [{ a: '</script>' }] },
    someSettings(),
  );
  const html = renderToStaticMarkup(<MetadataElements {...metadata} />);
  expect(html).toContain('<title>A &amp; &quot;B&quot; &lt;b&gt;</title>');
  expect(html).toContain(`<meta name="description" content="&quot;&gt;&lt;script&gt;" ${pageTagMark}=""/>`);
  expect(html).toContain(
    `<script type="application/ld+json" ${pageTagMark}="">{"a":"\\u003c/script>"}</script>`,
  );
});
