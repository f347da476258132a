import { basePath } from '#web/shell/base-path.ts';

const FRAGMENT = /^#claim=([\w-]{1,64})$/;

/**
 * The address with which a phone takes over a ticket of a shared screen, or follows one that a phone has. The id in its
 * fragment is never sent to a server in an address.
 */
export const ticketLink = (orderId: string, joinCode: string): string =>
  `${location.origin}${basePath}/kiosk/live?joinCode=${joinCode}#claim=${orderId}`;

/** The id in the fragment of a page's address; undefined without one. */
export const ticketOfFragment = (hash: string): string | undefined => FRAGMENT.exec(hash)?.[1];
