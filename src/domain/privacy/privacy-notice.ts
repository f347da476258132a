/** What a guest is told of what the bar keeps: each sentence only where the settings in force make it true. Source: docs/behaviour/guest-data.md "Privacy page". */
import { message, type Message } from '#domain/messages/message.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { hasWords } from '#domain/text/bilingual.ts';

/** The settings in force. */
export interface PrivacyFacts {
  shop: { names: BilingualText; address: BilingualText };
  keptDays: number;
  /** How many nightly copies are kept; null if none are made by themselves. */
  nightlyCopies: number | null;
  prices: boolean;
  alcoholDuty: boolean;
  allowance: boolean;
  /** Whether guests show the code of a machine. */
  asksForPresence: boolean;
  showsNames: boolean;
  hasMachines: boolean;
  hasWebhooks: boolean;
  /** What the shop's kiosks are. */
  listens: boolean;
  drawsCapsules: boolean;
  hasTables: boolean;
  /** A round for everyone was played, and is not forgotten yet. */
  hasRound: boolean;
  /** Of the language model; null without one. */
  modelHost: string | null;
  /** Other servers that pictures are loaded from. */
  pictureHosts: readonly string[];
}

export const PRIVACY_TOPICS = ['kept', 'howLong', 'onThePhone', 'elsewhere', 'yours'] as const;
export type PrivacyTopic = (typeof PRIVACY_TOPICS)[number];

export function privacyNotice(facts: PrivacyFacts): Record<PrivacyTopic, Message[]> {
  const elsewhere = toldElsewhere(facts);
  const { names: shop, address } = facts.shop;
  return {
    kept: [
      message('privacy-order'),
      ...when(facts.prices, message('privacy-prices')),
      message('privacy-allergies'),
      message('privacy-device'),
      message('privacy-visits'),
      ...when(facts.alcoholDuty, message('privacy-adult')),
      ...when(facts.allowance, message('privacy-allowance')),
      ...when(facts.asksForPresence, message('privacy-presence')),
      ...when(facts.drawsCapsules, message('privacy-capsules')),
      ...when(facts.hasTables, message('privacy-tables')),
      ...when(facts.hasRound, message('privacy-round')),
    ],
    howLong: [
      message('privacy-days', { n: facts.keptDays }),
      facts.nightlyCopies === null
        ? message('privacy-copies')
        : message('privacy-nightly-copies', { n: facts.nightlyCopies }),
    ],
    onThePhone: [message('privacy-storage')],
    elsewhere: elsewhere.length > 0 ? elsewhere : [message('privacy-nobody')],
    yours: [
      message('privacy-yours'),
      hasWords(address) ? message('privacy-ask-at', { shop, address }) : message('privacy-ask', { shop }),
    ],
  };
}

/** Whatever is shown, told or left to somebody else. */
const toldElsewhere = (facts: PrivacyFacts): Message[] => [
  ...when(facts.showsNames, message('privacy-board')),
  ...when(facts.hasMachines, message('privacy-machines')),
  ...when(facts.hasWebhooks, message('privacy-webhooks')),
  ...when(facts.listens, message('privacy-listening')),
  ...(facts.modelHost === null ? [] : [message('privacy-model', { host: facts.modelHost })]),
  ...when(facts.pictureHosts.length > 0, message('privacy-pictures', { hosts: facts.pictureHosts })),
];

const when = (isTrue: boolean, said: Message): Message[] => (isTrue ? [said] : []);
