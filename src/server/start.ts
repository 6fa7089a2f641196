import './production.ts';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// The types are stripped and the modules compiled once, not at each start; where the folder cannot be written, it starts as before.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'));
await import('./serve.ts');
