import { z } from 'zod';

/**
 * Demo settings belong to the kiosk instance, the quiz to the shop. Source: docs/behaviour/experiences/ez-pairing.md
 * "Demo mode".
 */
const settings = z.object({
  version: z.literal(1).default(1),
  demoMode: z.boolean().default(false),
  demoName: z.string().max(60).default(''),
});

export default settings;
