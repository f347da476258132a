import { describe, expect, it } from 'vitest';
import { PRIVACY } from '#domain/messages/privacy.ts';
import { render } from '#domain/messages/render.ts';
import { privacyNotice, type PrivacyFacts, type PrivacyTopic } from './privacy-notice.ts';

const PLAIN: PrivacyFacts = {
  shop: { names: { en: 'Night Owl', 'zh-HK': '夜貓' }, address: { en: '', 'zh-HK': '' } },
  keptDays: 30,
  nightlyCopies: 14,
  prices: false,
  alcoholDuty: false,
  allowance: false,
  asksForPresence: false,
  showsNames: false,
  hasMachines: false,
  hasWebhooks: false,
  listens: false,
  drawsCapsules: false,
  hasTables: false,
  hasRound: false,
  modelHost: null,
  pictureHosts: [],
};
const codesOf = (facts: PrivacyFacts, topic: PrivacyTopic) => privacyNotice(facts)[topic].map(({ code }) => code);
const allOf = (facts: PrivacyFacts) =>
  Object.values(privacyNotice(facts))
    .flat()
    .map(({ code }) => code);

describe('the privacy notice', () => {
  it('of a plain bar', () => {
    expect(allOf(PLAIN)).toEqual([
      'privacy-order',
      'privacy-allergies',
      'privacy-device',
      'privacy-visits',
      'privacy-days',
      'privacy-nightly-copies',
      'privacy-storage',
      'privacy-nobody',
      'privacy-yours',
      'privacy-ask',
    ]);
  });

  it.each<[keyof PrivacyFacts, Partial<PrivacyFacts>, PrivacyTopic, string]>([
    ['prices', { prices: true }, 'kept', 'privacy-prices'],
    ['alcoholDuty', { alcoholDuty: true }, 'kept', 'privacy-adult'],
    ['allowance', { allowance: true }, 'kept', 'privacy-allowance'],
    ['asksForPresence', { asksForPresence: true }, 'kept', 'privacy-presence'],
    ['drawsCapsules', { drawsCapsules: true }, 'kept', 'privacy-capsules'],
    ['hasTables', { hasTables: true }, 'kept', 'privacy-tables'],
    ['hasRound', { hasRound: true }, 'kept', 'privacy-round'],
    ['nightlyCopies', { nightlyCopies: null }, 'howLong', 'privacy-copies'],
    ['showsNames', { showsNames: true }, 'elsewhere', 'privacy-board'],
    ['hasMachines', { hasMachines: true }, 'elsewhere', 'privacy-machines'],
    ['hasWebhooks', { hasWebhooks: true }, 'elsewhere', 'privacy-webhooks'],
    ['listens', { listens: true }, 'elsewhere', 'privacy-listening'],
    ['modelHost', { modelHost: 'models.example' }, 'elsewhere', 'privacy-model'],
    ['pictureHosts', { pictureHosts: ['pictures.example'] }, 'elsewhere', 'privacy-pictures'],
  ])('says what %s makes true, and only then', (_setting, change, topic, code) => {
    expect(codesOf({ ...PLAIN, ...change }, topic)).toContain(code);
    expect(allOf(PLAIN)).not.toContain(code);
    if (topic === 'elsewhere') expect(allOf({ ...PLAIN, ...change })).not.toContain('privacy-nobody');
  });

  it('names days, copies, and whom to ask', () => {
    const address = { en: '1 Wing Lok Street', 'zh-HK': '永樂街 1 號' };
    const facts = { ...PLAIN, shop: { ...PLAIN.shop, address }, keptDays: 1, nightlyCopies: 3 };
    const said = (locale: 'en' | 'zh-HK', topic: PrivacyTopic) =>
      privacyNotice(facts)[topic].map((one) => render(one, locale));
    expect(said('en', 'howLong')[0]).toMatch(/^After 1 day /);
    expect(said('zh-HK', 'howLong')[1]).toContain('最近 3 份');
    expect(said('en', 'yours')[1]).toBe('For anything else ask at Night Owl, 1 Wing Lok Street.');
    expect(said('zh-HK', 'yours')[1]).toBe('其他查詢，請向 夜貓（永樂街 1 號）提出。');
  });

  it('has a case for each of its sentences', () => {
    const everything: PrivacyFacts = {
      ...PLAIN,
      prices: true,
      alcoholDuty: true,
      allowance: true,
      asksForPresence: true,
      showsNames: true,
      hasMachines: true,
      hasWebhooks: true,
      listens: true,
      drawsCapsules: true,
      hasTables: true,
      hasRound: true,
      modelHost: 'm',
      pictureHosts: ['p'],
    };
    const address = { en: 'a', 'zh-HK': '' };
    const said = new Set([
      ...allOf(PLAIN),
      ...allOf(everything),
      ...allOf({ ...PLAIN, nightlyCopies: null, shop: { ...PLAIN.shop, address } }),
    ]);
    expect([...said].sort()).toEqual(Object.keys(PRIVACY).sort());
  });
});
