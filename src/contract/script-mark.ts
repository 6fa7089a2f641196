/**
 * The request header by which the server hands the renderer a word for the scripts of one page, as their nonce; never taken from
 * outside. The server then names in the page's policy what carries it (src/server/page-scripts.ts).
 */
export const SCRIPT_MARK_HEADER = 'x-pinch-script-mark';
