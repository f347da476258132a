import { openWebKit } from './webkit-engine.ts';
import { runJourneys } from './run-journeys.ts';

runJourneys('webkit', openWebKit);
