import { inject } from 'vitest';

// The thread stays: what is loaded for this change must not load as the change before had it.
const changes = globalThis[inject('globalNamespace')];
if (inject('mutantActivation') !== 'static' && changes) changes.activeMutant = undefined;
