import { formatXof, toXof } from '@teranga/core/domain/money';

/** An amount of the wire, as it is shown: «12 500 FCFA». */
export const money = (amount: number): string => formatXof(toXof(amount));
