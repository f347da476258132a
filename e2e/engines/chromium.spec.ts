import { openChromium } from './puppeteer-engine.ts';
import { runJourneys } from './run-journeys.ts';

runJourneys('chromium', openChromium);
