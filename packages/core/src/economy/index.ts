/** Whether the page spends little: `data-economy` is set on the document before anything heavy starts. In the browser only. */
export const isEconomical = (): boolean => 'economy' in document.documentElement.dataset;
