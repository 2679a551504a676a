import { describe, expect, it } from 'vitest';
import { paletteOf } from '../designs/palettes.ts';
import { renderMail } from './renderMail.ts';
import { sampleMails } from '../../routes/dev/mails/sampleMails.ts';

const frame = { storeName: 'Chez <Awa>', siteUrl: 'https://awa.example', palette: paletteOf({}, 'default') };
const bodyOf = (text: string) => renderMail(text, frame);
const wordsOf = (html: string) =>
  html
    .replace(/<title>.*?<\/title>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('A mail', () => {
  it('is rendered with the store’s name, icon and colours', () => {
    const html = renderMail('Bonjour', { ...frame, palette: { ...frame.palette, primary: '#123456' } });
    expect(html).toContain('Chez &lt;Awa&gt;');
    expect(html).toContain('src="https://awa.example/icons/192.png"');
    expect(html).toContain('background:#123456');
  });

  it('shows what others wrote as they wrote it', () => {
    const html = bodyOf('<script>alert(1)</script>\n\n"><img src=x onerror=alert(1)>');
    expect(html).not.toMatch(/<script|<img src=x/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('makes buttons of the store’s own addresses alone', () => {
    expect(bodyOf('Suivre : https://awa.example/orders-status/X')).toMatch(
      /<a href="https:\/\/awa\.example\/orders-status\/X"[^>]*>Suivre<\/a>/,
    );
    for (const url of ['https://evil.example', 'https://awa.example.evil.example', 'javascript:alert(1)'])
      expect(bodyOf(`Suivre : ${url}`)).not.toContain(`href="${url}`);
  });

  it('does not turn a whole sentence into a button', () => {
    const html = bodyOf('Si vous avez un compte, connectez-vous. Sinon, créez-le : https://awa.example/auth');
    expect(html).toMatch(/créez-le : <a [^>]*>https:\/\/awa\.example\/auth<\/a>/);
  });

  it('sets a code apart, and lists what begins with a dash', () => {
    const html = bodyOf('Votre code :\n\n123456\n\n- 1 × Robe\n- 2 × Sac');
    expect(html).toMatch(/<p style="[^"]*letter-spacing[^"]*">123456<\/p>/);
    expect(html).toMatch(/<ul[^>]*><li[^>]*>1 × Robe<\/li><li[^>]*>2 × Sac<\/li><\/ul>/);
  });
});

describe('Every kind of mail', () => {
  const mails = sampleMails({ ...frame, storeName: 'Chez Awa' });
  it.each(mails.map((mail) => [mail.kind, mail.subject, mail] as const))(
    '%s, «%s», contains the same words in HTML as in plain text',
    (_kind, subject, { text }) => {
      const words = wordsOf(renderMail(text, { ...frame, storeName: 'Chez Awa' }));
      const lost = text
        .replaceAll('&', '&amp;')
        .replaceAll("'", '&#39;')
        .split(/\s+/)
        .filter((word) => !word.startsWith('http') && !/^[:-]$/.test(word))
        .filter((word) => !words.includes(word.replace(/^- /, '')));
      expect(lost).toEqual([]);
      expect(`${subject ?? ''} ${text}`).toMatch(/[Cc]hez Awa/);
      expect(`${subject ?? ''} ${text}`).not.toMatch(/chez chez/i);
    },
  );
});
