/** The checkout form as a shopper sends it, with one dress in the cart. */
export const checkoutForm = {
  firstName: 'Fatou',
  lastName: 'Sarr',
  phone: '77 123 45 67',
  email: '',
  deliveryZone: 'dakar',
  address: 'Rue 12, Médina',
  city: 'Dakar',
  postalCode: '',
  paymentMethod: 'cod',
  promoCode: '',
  orderKey: 'cle-1',
  expectedTotal: '27000',
};
