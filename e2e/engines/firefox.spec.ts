import { openFirefox } from './puppeteer-engine.ts';
import { runJourneys } from './run-journeys.ts';

runJourneys('firefox', openFirefox);
