import { useId, type ReactNode } from 'react';
import styles from './picture-choices.module.css';

interface Props<Id extends string> {
  legend: ReactNode;
  ids: readonly Id[];
  names: Readonly<Record<Id, string>>;
  chosen: Id;
  onChoose: (id: Id) => void;
  /** Its drawing, without animation. */
  renderPicture: (id: Id) => ReactNode;
}

/** A choice between drawings, each with its name. */
export function PictureChoices<Id extends string>({ legend, ids, names, chosen, onChoose, renderPicture }: Props<Id>) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {ids.map((id) => (
        <label key={id} className={styles.choice}>
          <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
          {renderPicture(id)}
          <span>{names[id]}</span>
        </label>
      ))}
    </fieldset>
  );
}
