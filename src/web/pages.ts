/** Every page that stands in the header or the footer; a new page is a new row. */
export interface Page {
  readonly path: string;
  /** The module that shows it, for routes.ts; none where routes.ts names it itself. */
  readonly file?: string;
  readonly label: string;
  /** Whether the header leads there: for everybody, or for whoever has an account. */
  readonly header?: 'always' | 'signed in';
  readonly footer?: FooterGroup;
}

export const FOOTER_GROUPS = ['Explore', 'Company', 'Legal'] as const;
type FooterGroup = (typeof FOOTER_GROUPS)[number];

export const PAGES: readonly Page[] = [
  { path: '/', label: 'Home', header: 'always' },
  { path: '/my-recipes', file: 'my-recipes/my-recipes-page.tsx', label: 'My Recipes', header: 'signed in' },
  { path: '/favorites', file: 'favorites/favorites-page.tsx', label: 'Favorites', header: 'signed in' },
  { path: '/about', file: 'about/about-page.tsx', label: 'About', header: 'always', footer: 'Company' },
  { path: '/contact', file: 'contact/contact-page.tsx', label: 'Contact', footer: 'Company' },
];
