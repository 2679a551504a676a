import { xofPerEuro } from '@teranga/core/domain/money';
import { fieldError } from '../../platform/http/httpError.ts';

const highestRate = 1_000_000;
const francs = 'XOF';

/** FCFA for one unit of a file's currency; null when none is named: its prices are in FCFA. */
export function readRate({
  currency: named,
  rate,
}: {
  currency?: string | undefined;
  rate?: number | undefined;
}): number | null {
  const currency = (named ?? francs).toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency))
    throw fieldError(
      'currency',
      `« ${currency} » n’est pas une monnaie : donnez ses trois lettres, comme USD.`,
    );
  if (rate === undefined) {
    if (currency === francs) return named === undefined ? null : 1;
    if (currency === 'EUR') return xofPerEuro;
    throw fieldError('rate', `Dites combien de FCFA vaut 1 ${currency}, par exemple 600.`);
  }
  if (!(rate > 0) || rate > highestRate)
    throw fieldError('rate', 'Le taux n’est pas un nombre de FCFA, par exemple 600.');
  if (currency === francs && rate !== 1)
    throw fieldError('rate', 'Les prix sont déjà en FCFA : un taux ne sert qu’avec une autre monnaie.');
  return rate;
}
