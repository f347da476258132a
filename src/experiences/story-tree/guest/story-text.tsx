import type { BilingualText } from '#domain/recipe/recipe.ts';
import { TwoTexts } from '#ui/kit/two-texts.tsx';
import { useFreshHeading } from '#ui/kit/use-fresh-heading.ts';
import styles from './story-tree.module.css';

interface Props {
  /** Where on the line this is. */
  stop: string;
  /** Who the guest has become; only at the end. */
  title: BilingualText | undefined;
  text: BilingualText;
}

/** The subtitles, in both languages as in a Hong Kong cinema. Read out when a scene begins. */
export function StoryText({ stop, title, text }: Props) {
  const heading = useFreshHeading();
  return (
    <div className={styles.band}>
      <p className={styles.where}>{stop}</p>
      <h1 ref={heading} tabIndex={-1} id="story-text" className={title ? styles.title : styles.subtitle}>
        <TwoTexts text={title ?? text} />
      </h1>
      {title && (
        <p className={styles.epilogue}>
          <TwoTexts text={text} />
        </p>
      )}
    </div>
  );
}
