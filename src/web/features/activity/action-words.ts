import { useLingui } from '@lingui/react/macro';
import type { RecordedAction } from '#contract/audit.ts';

/** Says what was done as a sentence; an action without a sentence of its own still says its name and what it was done to. */
export function useActionWords(): (action: Pick<RecordedAction, 'action' | 'details'>) => string {
  const { t } = useLingui();

  return ({ action, details }) => {
    const text = (key: string) => textOf(details[key]);
    const [code, number, name] = [text('joinCode'), text('displayId'), text('name')];
    const cue = text('cue');
    const [status, drink] = [text('status'), text('drink')];
    const [added, replaced, restored] = [text('added'), text('replaced'), text('restored')];
    const known: Record<string, string> = {
      'order-placed': t`Placed order ${number} for a guest`,
      'order-corrected': t`Corrected order ${number}: ${drink}`,
      'order-cancelled': t`Cancelled order ${number}`,
      'order-completed': t`Completed order ${number}`,
      'order-defaults-saved': t`Saved the order defaults`,
      'menu-imported': t`Imported drinks: ${added} new, ${replaced} replaced`,
      'import-undone': t`Took back imported drinks: ${restored}`,
      'kiosk-launched': t`Launched kiosk ${code}`,
      'kiosk-config-saved': t`Saved the settings of kiosk ${code}`,
      'kiosk-status-saved': t`Set kiosk ${code} to ${status}`,
      'kiosk-deleted': t`Deleted kiosk ${code}`,
      'voice-created': t`Made the voice ${name}`,
      'voice-renamed': t`Renamed a voice to ${name}`,
      'voice-deleted': t`Deleted the voice ${name}`,
      'voice-cue-saved': t`Recorded ${cue} in the voice ${name}`,
      'voice-cue-deleted': t`Deleted ${cue} from the voice ${name}`,
      'shop-voice-chosen': t`Chose the shop’s voice`,
      'ez-questions-saved': t`Saved the quiz’s questions`,
      'ez-mappings-generated': t`Generated the quiz’s mappings`,
      'ez-demo-settings-saved': t`Saved the demo settings of kiosk ${code}`,
    };
    const object = name || code || number || text('recipeId') || text('username') || text('language');
    return known[action] ?? [sentence(action), object].filter(Boolean).join(': ');
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** `recipe-state-saved` reads "Recipe state saved". */
const sentence = (action: string): string => {
  const words = action.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
