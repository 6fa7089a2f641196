// `npm run build`: the pages and the cookbook, made ready to be served.
import { buildWeb } from './build-web.mjs';
import { install } from './install.mjs';
import { keepCookbook } from './keep-cookbook.mjs';

install();
if (!buildWeb()) process.exit(1);
keepCookbook();
