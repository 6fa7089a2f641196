import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { PAGES } from './pages.ts';

export default [
  index('home/home-page.tsx'),
  ...PAGES.flatMap(({ path, file }) => (file ? [route(path, file)] : [])),
  route('recipe/:id', 'recipes/recipe-page.tsx'),
  route('recipe/:id/share.png', 'recipes/share-picture.ts'),
  route('account', 'accounts/account-page.tsx'),
  route('account/new-password', 'accounts/new-password-page.tsx'),
  route('sitemap.xml', 'crawlers/sitemap.ts'),
  route('robots.txt', 'crawlers/robots.ts'),
  route('*', 'frame/not-found-page.tsx'),
] satisfies RouteConfig;
