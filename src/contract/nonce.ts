/** The request header by which the server hands a page's nonce to the renderer; never taken from outside. */
export const NONCE_HEADER = 'x-pinch-nonce';
