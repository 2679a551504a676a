/** Whether the browser lacks one of the polyfilled APIs. */
export const lacksApis = (): boolean =>
  !('hasOwn' in Object && 'toSorted' in Array.prototype && 'showModal' in document.createElement('dialog'));
