import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { PAGES } from './pages.ts';

export default [
  index('home/home-page.tsx'),
  ...PAGES.flatMap(({ path, file }) => (file ? [route(path, file)] : [])),
  route('*', 'frame/not-found-page.tsx'),
] satisfies RouteConfig;
