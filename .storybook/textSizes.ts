/** How large text a shopper chose is, by the toolbar's values: words, because an address that is opened again makes numbers of figures. */
export const textSizes: Readonly<Record<string, string>> = {
  normal: '100 %',
  larger: '150 %',
  double: '200 %',
};
