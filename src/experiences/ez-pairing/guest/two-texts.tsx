import styles from './ez-pairing.module.css';

/** A text in English and Traditional Chinese, once when both are the same. */
export function TwoTexts({ en, zh }: { en: string; zh: string }) {
  return (
    <>
      {en && <span lang="en">{en}</span>}
      {zh && zh !== en && (
        <span lang="zh-Hant-HK" className={styles.zh}>
          {zh}
        </span>
      )}
    </>
  );
}
