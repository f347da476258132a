/** Looks for what webhooks have to be told, and tells it, for as long as the server runs. */
import type { Services } from '../services.ts';
import { noteMessages } from './note-messages.ts';
import { createPost } from './post-message.ts';
import { createSender } from './send-messages.ts';

/** @param onError a message that could not be noted or taken */
export function createWebhookSweep(services: Services, onError: (cause: unknown) => void): () => Promise<void> {
  const sender = createSender(services, createPost(services.config.LAN_HOSTS));
  return async () => {
    await noteMessages(services);
    // A receiver may take ten seconds: the next look does not wait for it.
    sender.send().catch(onError);
  };
}
