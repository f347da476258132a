import { useId, useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '#ui/kit/fields/field.tsx';
import { gradientOf, SCHEMES, type Colours } from './schemes.ts';
import styles from './scheme-picker.module.css';

const same = (a: Colours | null, b: Colours): boolean => a !== null && a[0] === b[0] && a[1] === b[1];

interface Props {
  /** null: each kiosk type has its own. */
  colours: Colours | null;
  /** What stands there is no pair of colours: nothing here is chosen. */
  isOther?: boolean;
  onChange: (colours: Colours | null) => void;
  /** Letter of the shop, as it stands on the colours. */
  initial: string;
  /** Path of the two colours in what is sent, if they are fields of their own. */
  path?: string;
  hint?: ReactNode;
}

/** The house's colour schemes as guests see them behind a logo, and two colours of one's own. */
export function SchemePicker({ colours, isOther = false, onChange, initial, path, hint }: Props) {
  const { t, i18n } = useLingui();
  const name = useId();
  const known = SCHEMES.find((scheme) => same(colours, scheme.colours));
  const [isOwn, setOwn] = useState(false);
  const isMixing = colours !== null && (isOwn || !known);
  const labels = [t`First colour`, t`Second colour`];
  const choose = (chosen: Colours | null, own = false) => {
    setOwn(own);
    onChange(chosen);
  };
  return (
    <div className={styles.picker}>
      <fieldset className={styles.schemes}>
        <legend>
          <Trans>Colours behind the logo</Trans>
        </legend>
        <Swatch
          name={name}
          label={t`As the kiosk type`}
          initial={initial}
          isChosen={colours === null && !isOther}
          onChoose={() => choose(null)}
        />
        {SCHEMES.map((scheme) => (
          <Swatch
            key={scheme.id}
            name={name}
            label={i18n._(scheme.name)}
            initial={initial}
            colours={scheme.colours}
            isChosen={!isMixing && scheme === known}
            onChoose={() => choose(scheme.colours)}
          />
        ))}
        <Swatch
          name={name}
          label={t`Colours of your own`}
          initial={initial}
          colours={isMixing ? colours : undefined}
          isMix
          isChosen={isMixing}
          onChoose={() => choose(colours ?? SCHEMES[0]!.colours, true)}
        />
      </fieldset>
      {isMixing && (
        <div className={styles.mix}>
          {labels.map((label, at) => (
            <Field key={label} label={label} path={path && `${path}.${at}`}>
              {(ids) => (
                <input
                  {...ids}
                  type="color"
                  className={styles.colour}
                  value={colours[at]}
                  onChange={(event) => choose(colours.with(at, event.target.value) as Colours, true)}
                />
              )}
            </Field>
          ))}
        </div>
      )}
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}

interface SwatchProps {
  name: string;
  label: string;
  initial: string;
  colours?: Colours | null | undefined;
  isMix?: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

const Swatch = ({ name, label, initial, colours, isMix, isChosen, onChoose }: SwatchProps) => (
  <label className={styles.swatch}>
    <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
    <span
      className={styles.sample}
      data-mix={(isMix && !colours) || undefined}
      style={colours ? { backgroundImage: gradientOf(colours) } : undefined}
      aria-hidden="true"
    >
      <span>{isMix && !colours ? '+' : initial}</span>
    </span>
    <span>{label}</span>
  </label>
);
