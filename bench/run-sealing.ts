import { reportMissed } from './report.ts';
import { measureSealing } from './sealing.ts';

reportMissed(await measureSealing());
