/**
 * Saves the address that the document was loaded at: back and forward may change it before hydration.
 * For the document's head.
 */
export const saveLoadedAt = 'window.loadedAt=location.href;';
