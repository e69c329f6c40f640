import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Importing this has what is loaded from then on compiled once for all starts: it is kept beside the build. */
enableCompileCache(fileURLToPath(new URL('../../../../build/compiled', import.meta.url)));
