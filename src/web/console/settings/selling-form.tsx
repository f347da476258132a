import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShopSelling } from '#contract/shop/selling.ts';
import { Button } from '#ui/kit/button.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { NumberField } from '#ui/kit/fields/number-field.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { SwitchField } from '#ui/kit/fields/switch-field.tsx';
import { LiquorNotice } from '#ui/play/selling/liquor-notice.tsx';
import { useLeaveGuard } from '#ui/settings/leave-guard.ts';
import { SaveBar } from '#ui/settings/save-bar.tsx';
import { HoursFields } from './hours-fields.tsx';
import { SellingConflict } from './selling-conflict.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSelling, type SellingDraft } from './use-selling.ts';
import styles from './settings.module.css';

/** Standard drinks a night that an owner starts from. */
const USUAL_ALLOWANCE = 4;

export function SellingForm({ shopId, saved }: { shopId: string; saved: ShopSelling }) {
  const { t, i18n } = useLingui();
  const selling = useSelling(shopId, saved);
  const fields = useFieldErrors();
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();
  const { draft, theirs } = selling;
  const change = (part: Partial<SellingDraft>) => {
    setSaid(undefined);
    selling.change((before) => ({ ...before, ...part }));
  };
  useLeaveGuard(selling.isDirty, t`The changes to the settings are not saved yet.`);

  const save = async (onto?: ShopSelling) => {
    fields.clear();
    try {
      if (await selling.save(onto)) setSaid({ text: t`Saved. Guests see it at once.`, tone: 'good' });
    } catch (failure) {
      const reason = fields.mark(failure);
      const text = reason === undefined ? t`Not saved: look at the marked fields.` : t`Failed to save: ${reason}`;
      setSaid({ text, tone: 'bad' });
    }
  };

  const openDays = draft.hours?.filter((day) => day !== null).length;
  const { reminderMinutes = 0, currency } = draft;
  const names = new Intl.DisplayNames([i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en'], { type: 'currency' });
  return (
    <FieldErrorsOf form={fields}>
      <form
        className={styles.column}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <SettingsSection
          anchor="hours"
          title={t`Selling hours`}
          summary={
            openDays === undefined ? t`At all times` : plural(openDays, { one: '# day a week', other: '# days a week' })
          }
        >
          <SelectField
            label={t`Time zone`}
            path="timeZone"
            value={draft.timeZone ?? ''}
            onChange={(timeZone) => change({ timeZone: timeZone || null })}
            placeholder={t`As the server`}
            options={Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
            hint={t`Hours and the shop’s day follow its clock, also when clocks change.`}
          />
          <HoursFields
            legend={t`The bar`}
            label={t`Guests order only at these hours`}
            hint={t`Switched off, they can order at all times.`}
            path="hours"
            value={draft.hours}
            onChange={(hours) => change({ hours })}
          />
          <NumberField
            label={t`Last orders before closing`}
            path="lastOrdersMinutes"
            value={draft.lastOrdersMinutes}
            onChange={(lastOrdersMinutes) => change({ lastOrdersMinutes })}
            suffix={t`minutes`}
            min={0}
            max={240}
            step={5}
            inputMode="numeric"
          />
          <HoursFields
            legend={t`Alcohol`}
            label={t`Alcohol has hours of its own`}
            hint={t`For drinks above 1.2% ABV and those of unknown strength, as a liquor licence may say.`}
            path="alcoholHours"
            value={draft.alcoholHours}
            onChange={(alcoholHours) => change({ alcoholHours })}
          />
        </SettingsSection>
        <SettingsSection
          anchor="alcohol"
          title={t`Alcohol`}
          summary={
            [
              draft.alcoholDuty && t`Alcohol duty`,
              draft.alcoholHours && t`Hours of its own`,
              draft.allowance !== null && t`Guest allowance`,
            ]
              .filter(Boolean)
              .join(' · ') || t`No rules`
          }
        >
          <SwitchField
            label={t`Alcohol duty`}
            hint={t`Guests confirm that they are 18 or over, and staff approve every drink above 1.2% ABV.`}
            checked={draft.alcoholDuty}
            onChange={(alcoholDuty) => change({ alcoholDuty })}
          />
          <p className={styles.law}>
            <LiquorNotice />
          </p>
          <SwitchField
            label={t`Guest allowance`}
            hint={t`Past it staff approve a guest’s next drink with alcohol. Counted for each phone and night.`}
            checked={draft.allowance !== null}
            onChange={(isOn) => change({ allowance: isOn ? USUAL_ALLOWANCE : null })}
          />
          {draft.allowance !== null && (
            <NumberField
              label={t`Standard drinks a night, 10 g of alcohol each`}
              path="allowance"
              value={draft.allowance || undefined}
              onChange={(allowance) => change({ allowance: allowance ?? 0 })}
              min={0.5}
              max={20}
              step={0.5}
            />
          )}
        </SettingsSection>
        <SettingsSection
          anchor="handing-out"
          title={t`Handing out`}
          summary={t`Reminder after ${reminderMinutes} minutes`}
        >
          <NumberField
            label={t`Remind of a ready drink after`}
            hint={t`The guest’s phone calls once more, and the counter marks the drink as not collected.`}
            path="reminderMinutes"
            value={draft.reminderMinutes}
            onChange={(reminderMinutes) => change({ reminderMinutes })}
            suffix={t`minutes`}
            min={1}
            max={60}
            step={1}
            inputMode="numeric"
          />
        </SettingsSection>
        <SettingsSection
          anchor="prices"
          title={t`Prices`}
          summary={draft.prices ? t`Shown in ${currency}` : t`Not shown`}
        >
          <SwitchField
            label={t`Guests see prices`}
            hint={t`The price of each drink and size is set in its editor. Paying is up to your till.`}
            checked={draft.prices}
            onChange={(prices) => change({ prices })}
          />
          <SelectField
            label={t`Currency`}
            path="currency"
            value={draft.currency}
            onChange={(currency) => change({ currency })}
            options={Intl.supportedValuesOf('currency').map((value) => ({
              value,
              label: `${value} · ${names.of(value) ?? value}`,
            }))}
          />
        </SettingsSection>
        <SaveBar said={said} isDirty={selling.isDirty} isOnlyWhenNeeded>
          {selling.isDirty && (
            <Button kind="quiet" onClick={selling.discard}>
              <Trans>Discard changes</Trans>
            </Button>
          )}
          <Button type="submit" kind="main" busy={selling.isSaving} disabled={!selling.isDirty}>
            <Trans>Save</Trans>
          </Button>
        </SaveBar>
      </form>
      {theirs && (
        <SellingConflict
          mine={draft}
          theirs={theirs.settings}
          isSaving={selling.isSaving}
          onKeepEditing={selling.keepEditing}
          onTakeTheirs={selling.takeTheirs}
          onSaveMine={() => void save(theirs)}
        />
      )}
    </FieldErrorsOf>
  );
}
