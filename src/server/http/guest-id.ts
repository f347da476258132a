import { hash } from 'node:crypto';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** @returns undefined for anything but a version 4 UUID, so that no client can use "1" */
export const hashOfGuestId = (id: unknown): string | null =>
  typeof id === 'string' && UUID_V4.test(id) ? hash('sha256', id.toLowerCase()) : null;
