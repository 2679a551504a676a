/**
 * Whether the browser lacks a polyfilled API: a browser with the two newest ones has all the
 * others.
 */
export const lacksApis = (): boolean => !('canParse' in URL && 'popover' in HTMLElement.prototype);
