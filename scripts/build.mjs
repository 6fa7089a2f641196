// `npm run build`: the pages, made ready to be served.
import { buildWeb } from './build-web.mjs';
import { install } from './install.mjs';

install();
if (!buildWeb()) process.exit(1);
