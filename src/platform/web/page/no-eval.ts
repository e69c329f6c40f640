import { config } from 'zod';

// zod would try whether it may make functions of strings. In a page it may not, and each try is reported as a breach.
if (!import.meta.env.SSR) config({ jitless: true });
