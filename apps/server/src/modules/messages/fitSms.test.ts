import { describe, expect, it } from 'vitest';
import { fitSms, smsLength, toGsm } from './fitSms.ts';

describe('the GSM alphabet', () => {
  it.each([
    ['Épicerie d’à côté', "Épicerie d'à coté"],
    ['27\u202f000\u00a0FCFA', '27 000 FCFA'],
    ['« Cœur » — çà et là', '" Coeur " - cà et là'],
    ['Boutique 👗', 'Boutique '],
    ['Ndèye', 'Ndèye'],
  ])('writes %s as %s', (text, expected) => {
    expect(toGsm(text)).toBe(expected);
  });
});

describe('an SMS', () => {
  const news = 'commande ABCD-EFGH-JKMN-PQRS enregistrée, 27 000 FCFA.';
  const link = 'Suivi : https://lybalikou.example.sn/orders-status/ABCD-EFGH-JKMN-PQRS';

  it.each([
    ['Lybalikou', link, `Lybalikou : ${news} ${link}`],
    ['La grande maison de couture de Dakar', link, `La grande maison de couture de : ${news} ${link}`],
    ['Lybalikou', `Suivi : https://${'x'.repeat(120)}`, `Lybalikou : ${news}`],
    ['x'.repeat(200), `Suivi : https://${'x'.repeat(120)}`, `${'x'.repeat(103)} : ${news}`],
  ])('from %s fits in one', (sender, url, expected) => {
    const sms = fitSms(sender, news, url);
    expect(sms).toBe(expected);
    expect(Math.max(sms.length, smsLength)).toBe(smsLength);
  });
});
