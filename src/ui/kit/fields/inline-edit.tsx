import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../button.tsx';
import styles from './inline-edit.module.css';

interface Props {
  /** The text as displayed; it stays visible while it is edited. */
  children: ReactNode;
  /** Initial value of the field; empty if there is no text yet. */
  value: string;
  /** Accessible name of the field and its buttons, such as "Name of Negroni in 日本語". */
  label: string;
  /** Language of the edited text. */
  lang: string;
  hint?: ReactNode;
  maxLength?: number;
  /**
   * Reports failures itself, except an invalid text.
   * @returns whether the text was saved; if not, it stays in the field, with the error if one is returned
   */
  onSave: (text: string) => Promise<boolean | string>;
  /**
   * Asks for confirmation and reports failures itself.
   * @returns whether the text was removed
   */
  onClear?: (() => Promise<boolean>) | undefined;
  /** An unsaved draft from earlier: the field opens with it. */
  draft?: string | undefined;
  /** Called with the unsaved draft so that it can outlive the field; undefined when there is none. */
  onDraft?: ((text: string | undefined) => void) | undefined;
}

/** A text edited in place: Enter saves, Escape cancels, leaving the field does neither. */
export function InlineEdit({ children, value, label, draft, ...form }: Props) {
  const { t } = useLingui();
  const [isEditing, setEditing] = useState(draft !== undefined);
  const pencil = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(false);

  useEffect(() => {
    if (!isEditing && takesFocus.current) pencil.current?.focus();
    takesFocus.current = false;
  }, [isEditing]);

  const close = (hadFocus: boolean) => {
    takesFocus.current = hadFocus;
    setEditing(false);
  };
  return (
    <div className={styles.place}>
      {children}
      {isEditing ? (
        <EditForm {...form} label={label} value={value} draft={draft} onClose={close} />
      ) : (
        <button
          ref={pencil}
          type="button"
          className={styles.pencil}
          aria-label={t`Edit: ${label}`}
          onClick={() => setEditing(true)}
        >
          <PencilIcon />
        </button>
      )}
    </div>
  );
}

interface FormProps extends Omit<Props, 'children'> {
  onClose: (hadFocus: boolean) => void;
}

function EditForm(props: FormProps) {
  const { value, label, lang, hint, maxLength, onSave, onClear, draft, onDraft, onClose } = props;
  const { t } = useLingui();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(draft ?? value);
  const [isRestored] = useState(draft !== undefined);
  const [isSaving, setSaving] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const [refused, setRefused] = useState<string>();

  useEffect(() => {
    // A field that is open on mount does not take the focus.
    if (isRestored) return;
    input.current?.focus();
    input.current?.select();
  }, [isRestored]);

  /** Keep the focus where it is if the user has moved on. */
  const close = () => {
    const focused = document.activeElement;
    onDraft?.(undefined);
    onClose(focused === document.body || form.current?.contains(focused) === true);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const trimmed = text.trim();
    setEmpty(trimmed === '');
    setRefused(undefined);
    if (trimmed === '') return input.current?.focus();
    setSaving(true);
    const isKept = await onSave(trimmed);
    setSaving(false);
    if (isKept === true) return close();
    if (isKept === false) return;
    setRefused(isKept);
    input.current?.focus();
  };
  const clear = async () => {
    if (isSaving || !onClear) return;
    setSaving(true);
    const isGone = await onClear();
    setSaving(false);
    if (isGone) close();
  };
  const type = (typed: string) => {
    setText(typed);
    setRefused(undefined);
    onDraft?.(typed === value ? undefined : typed);
  };
  const cancelOnEscape = (event: KeyboardEvent) => {
    // Escape belongs to the input method while it is composing.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isSaving) close();
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <input
        ref={input}
        type="text"
        className={styles.input}
        aria-label={label}
        aria-describedby={`${id}-hint`}
        aria-invalid={isEmpty || refused !== undefined || undefined}
        lang={lang}
        value={text}
        maxLength={maxLength}
        readOnly={isSaving}
        autoComplete="off"
        enterKeyHint="done"
        onKeyDown={cancelOnEscape}
        onChange={(event) => type(event.target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {isEmpty && (
          <span className={styles.error}>
            <Trans>Type a text to save.</Trans>{' '}
          </span>
        )}
        {refused !== undefined && <span className={styles.error}>{refused} </span>}
        {hint}
      </p>
      <div className={styles.buttons}>
        <Button kind="main" type="submit" busy={isSaving} onKeyDown={cancelOnEscape} aria-label={t`Save: ${label}`}>
          <Trans>Save</Trans>
        </Button>
        <Button
          kind="quiet"
          disabled={isSaving}
          onClick={close}
          onKeyDown={cancelOnEscape}
          aria-label={t`Cancel: ${label}`}
        >
          <Trans>Cancel</Trans>
        </Button>
        {onClear && value !== '' && (
          <Button
            kind="danger"
            className={styles.clear}
            disabled={isSaving}
            onClick={() => void clear()}
            onKeyDown={cancelOnEscape}
            aria-label={t`Clear: ${label}`}
          >
            <Trans>Clear</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}

function PencilIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path
        d="m3 15 .8-3.400L12 3.400l2.600 2.600-8.200 8.200zM10.400 5l2.600 2.600"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  );
}
