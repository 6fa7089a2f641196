import { PAGES } from '../../src/web/pages.ts';

/** Every address that shows something, and one that shows that there is nothing. */
export const ROUTES = [...PAGES.map(({ path }) => path), '/account', '/account/new-password', '/no-such-page'];
