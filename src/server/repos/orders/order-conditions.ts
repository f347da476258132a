/** Conditions on orders, written as those of the partial indexes are: otherwise these are not used. */
import { sql } from 'kysely';

/** Not over. */
export const isOpen = sql<boolean>`status in ('PENDING', 'IMMEDIATE', 'IN_PROGRESS')`;

export const isWaiting = sql<boolean>`status in ('PENDING', 'IMMEDIATE')`;

/** The first has the ticket's id, and others are few. */
export const isOfTicket = (ticketId: string) =>
  sql<boolean>`(id = ${ticketId} or (ticket_id = ${ticketId} and ticket_id <> id))`;
