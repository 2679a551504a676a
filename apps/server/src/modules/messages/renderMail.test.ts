import { parseDocument, textsOf } from '@teranga/testing/parseDocument';
import { describe, expect, it } from 'vitest';
import { paletteOf } from '../designs/palettes.ts';
import { renderMail } from './renderMail.ts';
import { sampleMails } from '../../routes/dev/mails/sampleMails.ts';

const frame = { storeName: 'Chez <Awa>', siteUrl: 'https://awa.example', palette: paletteOf({}, 'default') };
const mailOf = (text: string) => parseDocument(renderMail(text, frame));
/** The content of a mail's HTML, without its store's name above and below. */
const contentOf = (mail: Document) => mail.querySelector('td[style*=overflow-wrap]');
/** What each text node of a mail says. */
function textsIn(node: Node): string[] {
  return node.nodeType === node.TEXT_NODE ? [node.nodeValue ?? ''] : [...node.childNodes].flatMap(textsIn);
}

describe('A mail', () => {
  it('is rendered with the store’s name, icon and colours', () => {
    const html = renderMail('Bonjour', { ...frame, palette: { ...frame.palette, primary: '#123456' } });
    const mail = parseDocument(html);
    const logo = mail.querySelector('img');
    expect(logo?.getAttribute('src')).toBe('https://awa.example/icons/192.png');
    expect(logo?.closest('a')?.textContent).toBe('Chez <Awa>');
    expect(logo?.closest('td')?.getAttribute('style')).toContain('background:#123456');
  });

  it('shows what others wrote as they wrote it', () => {
    const mail = mailOf('<script>alert(1)</script>\n\n"><img src=x onerror=alert(1)>');
    expect(mail.querySelectorAll('script, [onerror]')).toHaveLength(0);
    expect(textsOf(mail, 'p')).toEqual(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>']);
  });

  it('makes buttons of the store’s own addresses alone', () => {
    const button = mailOf('Suivre : https://awa.example/orders-status/X').querySelector('p a');
    expect(button?.getAttribute('href')).toBe('https://awa.example/orders-status/X');
    expect(button?.textContent).toBe('Suivre');
  });

  it.each(['https://evil.example', 'https://awa.example.evil.example', 'javascript:alert(1)'])(
    'makes no button of %s',
    (url) => {
      const content = contentOf(mailOf(`Suivre : ${url}`));
      expect(content?.textContent).toBe(`Suivre : ${url}`);
      expect(content?.querySelector('a')).toBeNull();
    },
  );

  it('does not turn a whole sentence into a button', () => {
    const text = 'Si vous avez un compte, connectez-vous. Sinon, créez-le : https://awa.example/auth';
    const mail = mailOf(text);
    expect(textsOf(mail, 'p')).toEqual([text]);
    expect(textsOf(mail, 'p a')).toEqual(['https://awa.example/auth']);
  });

  it('sets a code apart, and lists what begins with a dash', () => {
    const mail = mailOf('Votre code :\n\n123456\n\n- 1 × Robe\n- 2 × Sac');
    expect(textsOf(mail, 'p[style*=letter-spacing]')).toEqual(['123456']);
    expect(textsOf(mail, 'ul > li')).toEqual(['1 × Robe', '2 × Sac']);
  });
});

describe('Every kind of mail', () => {
  const mails = sampleMails({ ...frame, storeName: 'Chez Awa' });
  it.each(mails.map((mail) => [mail.kind, mail.subject, mail] as const))(
    'the mail %s, «%s», contains the same words in HTML as in plain text',
    (_kind, subject, { text }) => {
      const { body } = parseDocument(renderMail(text, { ...frame, storeName: 'Chez Awa' }));
      const words = textsIn(body).join(' ');
      const lost = text
        .split(/\s+/)
        .filter((word) => !word.startsWith('http') && !/^[:-]$/.test(word))
        .filter((word) => !words.includes(word.replace(/^- /, '')));
      expect(lost).toEqual([]);
      expect(`${subject ?? ''} ${text}`).toMatch(/[Cc]hez Awa/);
      expect(`${subject ?? ''} ${text}`).not.toMatch(/chez chez/i);
    },
  );
});
