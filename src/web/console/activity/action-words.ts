import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ActionName, RecordedAction } from '#contract/shop/audit.ts';
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
    const pump = text('slot');
    const remadeOf = text('remakeOf');
    const [drink, account] = [text('drink'), text('username')];
    const known = KIOSK_STATUSES.find((each) => each === details.status);
    const status = known ? statusName(known) : text('status');
    const language = languageName(i18n.locale, text('language') || 'en') ?? text('language');
    const [added, replaced, restored] = [text('added'), text('replaced'), text('restored')];
    const address = text('address');
    const kiosks = Number(details.instances ?? 0);
    const isOutside = text('outside') !== '';
    const words: Record<ActionName, string> = {
      'order-placed': isOutside
        ? t`Placed order ${number} for a guest, while guests could not order it`
        : t`Placed order ${number} for a guest`,
      'order-corrected': t`Corrected order ${number}: ${drink}`,
      'order-approved': isOutside ? t`Approved order ${number}, while guests could not` : t`Approved order ${number}`,
      'order-cancelled': t`Cancelled order ${number}`,
      'order-stopped': t`Stopped the machine for order ${number}`,
      'order-completed': t`Completed order ${number}`,
      'order-collected': t`Handed out order ${number}`,
      'order-remade': t`Ordered again as ${number}: ${remadeOf}`,
      'order-step-taken-back': t`Took back the last step of order ${number}`,
      'guest-erased': t`Erased what was kept of a guest`,
      'sold-out': t`Marked ${name} as sold out`,
      'there-again': t`Marked ${name} as available`,
      'order-defaults-saved': t`Saved the order defaults`,
      'selling-saved': t`Saved hours, alcohol rules and prices`,
      'shop-made': t`Made the shop ${name}`,
      'shop-changed': t`Changed the shop: ${name}`,
      'shop-archived': t`Archived the shop ${name}`,
      'shop-restored': t`Opened the shop ${name} again`,
      'starter-drinks-chosen': t`Chose drinks for the menu to begin with`,
      'first-account-made': t`Made the first account`,
      'demo-put-away': t`Put the demonstration away`,
      'shop-paused': t`Paused the shop`,
      'shop-resumed': t`Ended the pause of the shop`,
      'prices-saved': t`Saved the prices of a drink`,
      'board-key-made': t`Made a key for the now-serving board`,
      'board-key-revoked': t`Revoked the key of the now-serving board`,
      'webhook-added': t`Connected a program at ${address}`,
      'webhook-changed': t`Changed the program at ${address}`,
      'webhook-removed': t`Disconnected the program at ${address}`,
      'round-started': t`Started a round for everyone`,
      'round-stopped': t`Stopped a round for everyone`,
      'board-saved': t`Changed what the now-serving board shows`,
      'machine-added': t`Added the machine ${name}`,
      'machine-paired': t`Paired the machine ${name}`,
      'machine-renamed': t`Renamed a machine to ${name}`,
      'machine-code-made': t`Made a pairing code for the machine ${name}`,
      'machine-link-changed': t`Changed the connection of the machine ${name}`,
      'machine-cared-for': t`Had the machine ${name} cleaned or filled`,
      'machine-removed': t`Removed the machine ${name}`,
      'machine-stopped': t`Stopped the machine ${name}`,
      'machine-paused': t`Paused the machine ${name}`,
      'machine-resumed': t`Ended the pause of the machine ${name}`,
      'simulator-changed': t`Chose what the simulator ${name} does wrong`,
      'machine-fault-cleared': t`Cleared the fault of the machine ${name}`,
      'display-key-made': t`Made a link for the screen of the machine ${name}`,
      'display-key-revoked': t`Revoked the link of the screen of the machine ${name}`,
      'presence-saved': t`Changed when guests show a machine’s code`,
      'machine-care-begun': t`Primed, cleaned or calibrated a line of the machine ${name}`,
      'pump-calibrated': t`Set the rate of a pump by what it poured`,
      'bottles-counted': t`Chose which bottles are counted`,
      'bottle-refilled': t`Refilled the bottle of pump ${pump}`,
      'ingredient-option-saved': t`Chose what to do without ${name}`,
      'refill-undone': t`Took back the refill of pump ${pump}`,
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
      'instances-deleted': t`Deleted ${plural(kiosks, { one: '# kiosk', other: '# kiosks' })}`,
      'batch-undone': name
        ? t`Brought back ${name}`
        : t`Brought back ${plural(kiosks, { one: '# kiosk', other: '# kiosks' })}`,
      'shops-synced': t`Copied the shops from the main server`,
      'shops-nuked': t`Deleted all shops`,
      'backup-made': t`Made a backup`,
      'backup-downloaded': t`Downloaded a backup`,
      'backup-received': t`Uploaded a backup`,
      'backup-brought': t`Brought a backup back`,
      'backup-removed': t`Removed a backup`,
      'backup-restored': t`Restored a backup`,
      'kiosk-types-reseeded': t`Wrote the kiosk types anew`,
      'owner-invited': t`Made the account ${account}`,
      'staff-invited': t`Made the staff account ${account}`,
      'password-reset': t`Gave ${account} a new password`,
      'own-password-changed': t`Changed the own password`,
      'session-ended': t`Signed a device out`,
      'other-sessions-ended': t`Signed all other devices out`,
      'invitation-made': t`Invited somebody by a link`,
      'invitation-revoked': t`Revoked an invitation`,
      'invitation-accepted': t`Accepted an invitation`,
      'second-factor-on': t`Turned codes of an app on`,
      'second-factor-off': t`Turned codes of an app off`,
      'recovery-code-used': t`Signed in with a recovery code`,
      'passkey-added': t`Added the passkey ${name}`,
      'passkey-renamed': t`Renamed the passkey ${name}`,
      'passkey-removed': t`Removed the passkey ${name}`,
      'pin-set': t`Gave ${account} a PIN`,
      'pin-removed': t`Took the PIN of ${account} away`,
      'tablet-paired': t`Set up the shared tablet ${name}`,
      'tablet-revoked': t`Revoked the shared tablet ${name}`,
      'account-disabled': t`Disabled the account ${account}`,
      'account-enabled': t`Enabled the account ${account}`,
      'recipe-created': t`Made the drink ${name}`,
      'recipe-saved': t`Saved the drink ${name}`,
      'recipe-duplicated': t`Copied a drink as ${name}`,
      'recipe-deleted': t`Deleted the drink ${name}`,
      'recipes-ordered': t`Changed the order of the menu`,
      'recipe-state-saved': t`Changed whether guests see ${name}`,
      'recipe-states-saved': t`Changed whether guests see ${plural(Number(details.drinks ?? 0), { one: '# drink', other: '# drinks' })}`,
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
      'ez-mappings-generated': t`Worked out where the quiz’s answers lead`,
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
