/** Attribution of the exchange rates: the provider requires this link wherever they are used. */
export const ratesCredit = {
  label: 'Taux de change : Exchange Rate API',
  href: 'https://www.exchangerate-api.com',
};
