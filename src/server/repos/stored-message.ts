/** A message as the database keeps it: JSON. */
import { z } from 'zod';
import { CATALOGUE } from '#domain/messages/catalogue.ts';
import { message, type Message, type MessageCode, type Param } from '#domain/messages/message.ts';

const StoredMessage: z.ZodType<Message> = z.object({
  code: z.enum(Object.keys(CATALOGUE) as MessageCode[]),
  params: z
    .record(
      z.string(),
      z.lazy((): z.ZodType<Param> => StoredParam),
    )
    .exactOptional(),
});
const StoredParam: z.ZodType<Param> = z.union([
  z.string(),
  z.number(),
  z.array(z.string()),
  StoredMessage,
  z.object({ place: z.string() }),
]);

export const storedMessage = (said: Message): string => JSON.stringify(said);

/** Words from before messages were stored stay as they are; a code that is no longer known is told as its kind. */
export function readStoredMessage(stored: string): Message {
  try {
    return StoredMessage.catch(message('internal-error')).parse(JSON.parse(stored));
  } catch {
    return message('written-before', { words: stored });
  }
}
