/** Whether the browser lacks something that is polyfilled: whoever has the two newest has all the rest. */
export const lacksApis = (): boolean => !('canParse' in URL && 'popover' in HTMLElement.prototype);
