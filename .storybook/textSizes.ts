/**
 * Text sizes by the toolbar's values: words, because reopening a URL would parse digits as numbers.
 */
export const textSizes: Readonly<Record<string, string>> = {
  normal: '100 %',
  larger: '150 %',
  double: '200 %',
};
