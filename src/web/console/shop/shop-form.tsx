import { useId, useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MasterShop, ShopDetails } from '#contract/shop/master-shops.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { BothLanguages } from '#ui/kit/fields/both-languages.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { useLeaveGuard } from '#ui/settings/leave-guard.ts';
import { SaveBar } from '#ui/settings/save-bar.tsx';
import { useMenuTranslations, type Begun } from '#web/console/kit/use-menu-translations.ts';
import { KindField, LanguagesField, NameFields, PlaceFields } from '#web/console/kit/shop-fields.tsx';
import { BegunTranslations } from './begun-translations.tsx';
import { LookFields } from './look-fields.tsx';
import { ShopConflict } from './shop-conflict.tsx';
import { useShopDraft } from './use-shop-draft.ts';
import styles from './shop.module.css';

const ADDRESS_LENGTH = 200;
const NONE: Begun = { begun: [], failed: [] };

export function ShopForm({ shopId, saved }: { shopId: string; saved: MasterShop }) {
  const { t } = useLingui();
  const shop = useShopDraft(shopId, saved);
  const fields = useFieldErrors({ 'shop-name-taken': 'names.en' });
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();
  const translate = useMenuTranslations(shopId);
  const [translations, setTranslations] = useState<Begun>(NONE);
  const { draft, theirs } = shop;
  const change = (part: Partial<ShopDetails>) => {
    setSaid(undefined);
    shop.change((before) => ({ ...before, ...part }));
  };
  useLeaveGuard(shop.isDirty, t`The changes to the shop are not saved yet.`);

  const save = async (onto?: MasterShop) => {
    fields.clear();
    try {
      const before = (onto ?? saved).languages;
      const now = await shop.save(onto);
      if (!now) return;
      setSaid({ text: t`Saved. Guests see it at once.`, tone: 'good' });
      setTranslations(await translate(now.languages.filter((code) => !before.includes(code))));
    } catch (failure) {
      const reason = fields.mark(failure);
      const text = reason === undefined ? t`Not saved: look at the marked fields.` : t`Failed to save: ${reason}`;
      setSaid({ text, tone: 'bad' });
    }
  };
  return (
    <FieldErrorsOf form={fields}>
      <form
        className={styles.sections}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Section title={t`Name`}>
          <NameFields draft={draft} onChange={change} />
          <KindField draft={draft} onChange={change} />
        </Section>
        <Section title={t`Place`}>
          <PlaceFields draft={draft} onChange={change} />
          <div className={styles.pair}>
            <BothLanguages
              english={
                <TextField
                  label={t`Address in English`}
                  path="address.en"
                  lang="en"
                  maxLength={ADDRESS_LENGTH}
                  hint={t`As on the licence. Guests read it under the alcohol duty and on the privacy page; it is printed on the cards for the tables and on the inspection.`}
                  value={draft.address.en}
                  onChange={(en) => change({ address: { ...draft.address, en } })}
                />
              }
              chinese={
                <TextField
                  label={t`Address in Chinese`}
                  path="address.zh-HK"
                  lang="zh-Hant-HK"
                  maxLength={ADDRESS_LENGTH}
                  value={draft.address['zh-HK']}
                  onChange={(chinese) => change({ address: { ...draft.address, 'zh-HK': chinese } })}
                />
              }
            />
          </div>
          <LanguagesField draft={draft} onChange={change} />
          <BegunTranslations shopId={shopId} {...translations} />
        </Section>
        <Section title={t`Look of new kiosks`}>
          <LookFields shopId={shopId} name={saved.name} draft={draft} onChange={change} />
        </Section>
        <SaveBar said={said} isDirty={shop.isDirty} isOnlyWhenNeeded>
          {shop.isDirty && (
            <Button kind="quiet" onClick={shop.discard}>
              <Trans>Discard changes</Trans>
            </Button>
          )}
          <Button type="submit" kind="main" busy={shop.isSaving} disabled={!shop.isDirty}>
            <Trans>Save</Trans>
          </Button>
        </SaveBar>
      </form>
      {theirs && (
        <ShopConflict
          mine={draft}
          theirs={theirs}
          isSaving={shop.isSaving}
          onKeepEditing={shop.keepEditing}
          onTakeTheirs={shop.takeTheirs}
          onSaveMine={() => void save(theirs)}
        />
      )}
    </FieldErrorsOf>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  );
}
