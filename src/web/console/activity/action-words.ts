import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ActionName, RecordedAction } from '#contract/audit.ts';
import { KIOSK_STATUSES } from '#domain/kiosk/kiosk.ts';
import { useKioskStatusName } from '#web/console/kit/kiosk-status.tsx';
import { languageName } from '#web/console/kit/language-name.ts';

/** Says what was done as a sentence; an action of another version still says its name and what it was done to. */
export function useActionWords(): (action: Pick<RecordedAction, 'action' | 'details'>) => string {
  const { t, i18n } = useLingui();
  const statusName = useKioskStatusName();

  return ({ action, details }) => {
    const text = (key: string) => textOf(details[key]);
    const [code, number, name] = [text('joinCode'), text('displayId'), text('name')];
    const cue = text('cue');
    const [drink, account] = [text('drink'), text('username')];
    const known = KIOSK_STATUSES.find((each) => each === details.status);
    const status = known ? statusName(known) : text('status');
    const language = languageName(i18n.locale, text('language') || 'en') ?? text('language');
    const [added, replaced, restored] = [text('added'), text('replaced'), text('restored')];
    const kiosks = Number(details.instances ?? 0);
    const words: Record<ActionName, string> = {
      'order-placed': t`Placed order ${number} for a guest`,
      'order-corrected': t`Corrected order ${number}: ${drink}`,
      'order-approved': t`Approved order ${number}`,
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
      'instances-deleted': t`Deleted ${plural(kiosks, { one: '# kiosk instance', other: '# kiosk instances' })}`,
      'batch-undone': name
        ? t`Brought back ${name}`
        : t`Brought back ${plural(kiosks, { one: '# kiosk instance', other: '# kiosk instances' })}`,
      'shops-synced': t`Copied the shops from the main server`,
      'shops-nuked': t`Deleted all shops`,
      'kiosk-types-reseeded': t`Wrote the kiosk types anew`,
      'owner-invited': t`Made the account ${account}`,
      'password-reset': t`Gave ${account} a new password`,
      'account-disabled': t`Disabled the account ${account}`,
      'account-enabled': t`Enabled the account ${account}`,
      'recipe-created': t`Made the drink ${name}`,
      'recipe-saved': t`Saved the drink ${name}`,
      'recipe-duplicated': t`Copied a drink as ${name}`,
      'recipe-deleted': t`Deleted the drink ${name}`,
      'recipes-ordered': t`Changed the order of the menu`,
      'recipe-state-saved': t`Changed whether guests see ${name}`,
      'recipes-fetched': t`Fetched all recipes`,
      'strength-answered': t`Said how strong ${name} is`,
      'allergens-declared': t`Declared allergens of ${plural(Number(details.drinks ?? 0), { one: '# drink', other: '# drinks' })}`,
      'menu-saved': t`Chose what is on the menu`,
      'pumps-saved': t`Saved the machine’s pumps`,
      'photo-added': t`Added a photo`,
      'translation-started': t`Started translating into ${language}`,
      'translation-edited': t`Wrote a translation into ${language}`,
      'translation-cleared': t`Took back a translation into ${language}`,
      'capsule-drawn': t`Drew a capsule at kiosk ${code}`,
      'ez-questions-saved': t`Saved the quiz’s questions`,
      'ez-mappings-generated': t`Generated the quiz’s mappings`,
      'ez-demo-settings-saved': t`Saved the demo settings of kiosk ${code}`,
    };
    const object = name || code || number || text('recipeId') || text('username') || text('language');
    return (words as Partial<Record<string, string>>)[action] ?? [sentence(action), object].filter(Boolean).join(': ');
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** `recipe-state-saved` reads "Recipe state saved". */
const sentence = (action: string): string => {
  const words = action.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
