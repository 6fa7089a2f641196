/** Readable by scripts and worth nothing by itself: that somebody has signed in here, so that visitors need not ask the server who they are. */
export const SIGNED_IN_HINT = 'pinch-signed-in';
