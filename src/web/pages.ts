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
  { path: '/recipe-collections', file: 'collections/recipe-collections-page.tsx', label: 'Recipe Collections', footer: 'Explore' },
  { path: '/seasonal-ingredients', file: 'seasons/seasonal-ingredients-page.tsx', label: 'Seasonal Ingredients', footer: 'Explore' },
  { path: '/gourmet-tips', file: 'tips/gourmet-tips-page.tsx', label: 'Gourmet Tips', footer: 'Explore' },
  { path: '/budget-cooking', file: 'budget/budget-cooking-page.tsx', label: 'Budget Cooking', footer: 'Explore' },
  { path: '/about', file: 'about/about-page.tsx', label: 'About', header: 'always', footer: 'Company' },
  { path: '/contact', file: 'contact/contact-page.tsx', label: 'Contact', footer: 'Company' },
  { path: '/terms', file: 'legal/terms-page.tsx', label: 'Terms', footer: 'Legal' },
  { path: '/privacy', file: 'legal/privacy-page.tsx', label: 'Privacy', footer: 'Legal' },
  { path: '/cookies', file: 'legal/cookies-page.tsx', label: 'Cookies', footer: 'Legal' },
  { path: '/accessibility', file: 'legal/accessibility-page.tsx', label: 'Accessibility', footer: 'Legal' },
];
