/** In what states food lies there, as it is typed and as dish files ask for it. */
export const STATES = ['raw', 'cooked', 'leftover', 'stale', 'frozen', 'tinned', 'dried', 'smoked', 'fresh', 'opened'] as const;
export type State = (typeof STATES)[number];
