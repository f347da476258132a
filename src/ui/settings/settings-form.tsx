import { createContext, useContext, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { KioskInstance } from '#contract/kiosk/kiosks.ts';
import { countMissingTexts } from '#domain/text/bilingual.ts';
import { useConfirm } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { focusFirstInvalid } from '#ui/kit/fold/open-folds.ts';
import { SaveBar } from './save-bar.tsx';
import { SettingsConflict } from './settings-conflict.tsx';
import type { SettingsDraft } from './use-settings.ts';
import styles from './settings.module.css';

const CheckedContext = createContext(false);

/** True once a save was tried: fields then show what is missing. */
export const useIsChecked = (): boolean => useContext(CheckedContext);

interface Props<Settings extends object> {
  draft: SettingsDraft<Settings>;
  /** The default settings, to return to. */
  pack: Settings;
  /** What prevents saving these settings besides missing texts; each a sentence. */
  problems?: readonly string[];
  children: ReactNode;
}

/** An experience's settings with their save bar: saved as a whole, or refused with the reason. */
export function SettingsForm<Settings extends object>({ draft, pack, problems = [], children }: Props<Settings>) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();
  const server = useFieldErrors();
  const missing = countMissingTexts(draft.settings);

  const save = async (onto?: KioskInstance) => {
    if (missing > 0 || problems.length > 0) {
      focusFirstInvalid(form.current, () => {
        setChecked(true);
        setSaid({ text: problems[0] ?? t`Some texts are missing.`, tone: 'bad' });
      });
      return;
    }
    server.clear();
    try {
      if (!(await draft.save(onto))) return;
      setChecked(false);
      setSaid({ text: t`Saved. Guests who join now play it.`, tone: 'good' });
    } catch (failure) {
      const reason = server.mark(failure);
      setSaid({
        text: reason === undefined ? t`Not saved: look at the marked fields.` : t`Failed to save: ${reason}`,
        tone: 'bad',
      });
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!draft.isSaving) void save();
  };

  /** Messages and problems belonged to the previous content. */
  const begin = () => {
    server.clear();
    setSaid(undefined);
    setChecked(false);
  };

  const restore = async () => {
    const isSure = await confirm({
      title: t`Back to the original?`,
      text: t`Everything here becomes as it was when the kiosk was launched. Nothing is saved until you save.`,
      action: t`Back to the original`,
      danger: true,
    });
    if (!isSure) return;
    begin();
    draft.change(pack);
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} onChange={() => setSaid(undefined)}>
      <CheckedContext value={isChecked}>
        <FieldErrorsOf form={server}>{children}</FieldErrorsOf>
      </CheckedContext>
      {isChecked && problems.length > 0 && (
        <ul role="list" className={styles.problems} aria-label={t`What keeps this from being saved`}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <Button kind="quiet" className={styles.restore} onClick={() => void restore()}>
        <Trans>Back to the original</Trans>
      </Button>
      <SaveBar
        said={said?.tone === 'good' && draft.isDirty ? undefined : said}
        isDirty={draft.isDirty}
        isAlwaysFixed
        rest={t`All of it is saved`}
      >
        {draft.isDirty && (
          <Button
            kind="quiet"
            onClick={() => {
              begin();
              draft.discard();
            }}
          >
            <Trans>Discard changes</Trans>
          </Button>
        )}
        <Button kind="main" type="submit" busy={draft.isSaving} disabled={!draft.isDirty && !draft.isUnfit}>
          <Trans>Save</Trans>
        </Button>
      </SaveBar>
      <SettingsConflict draft={draft} pack={pack} onSaveMine={(theirs) => void save(theirs)} />
    </form>
  );
}
