/** Every page that stands in the header or the footer; a new page is a new row. */
export interface Page {
  readonly path: string;
  /** The module that shows it, for routes.ts; none where routes.ts names it itself. */
  readonly file?: string;
  readonly label: string;
  readonly isInHeader?: true;
  readonly footer?: FooterGroup;
}

export const FOOTER_GROUPS = ['Explore', 'Company', 'Legal'] as const;
type FooterGroup = (typeof FOOTER_GROUPS)[number];

export const PAGES: readonly Page[] = [
  { path: '/', label: 'Home', isInHeader: true },
  { path: '/about', file: 'about/about-page.tsx', label: 'About', isInHeader: true, footer: 'Company' },
];
