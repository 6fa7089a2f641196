import { readCookbook } from '#server/recipes/read-cookbook.ts';

if (process.argv[2]) readCookbook();
