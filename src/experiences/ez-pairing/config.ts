import { z } from 'zod';

/** Demo settings belong to the instance (spec §3). The quiz itself belongs to the shop. */
const settings = z.object({
  version: z.literal(1).default(1),
  demoMode: z.boolean().default(false),
  demoName: z.string().max(60).default(''),
});

export default settings;
