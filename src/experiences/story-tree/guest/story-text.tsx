import type { BilingualText } from '#domain/recipe/recipe.ts';
import { TwoTexts } from '#ui/kit/two-texts.tsx';
import { useFreshHeading } from '#ui/kit/use-fresh-heading.ts';
import styles from './story-tree.module.css';

interface Props {
  /** Name of the stop. */
  stop: string;
  /** The character the guest has become; only at an ending. */
  title: BilingualText | undefined;
  text: BilingualText;
}

/** Subtitles in both languages, as in Hong Kong cinemas. Read aloud when a scene starts. */
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
