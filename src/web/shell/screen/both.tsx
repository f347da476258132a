import type { BilingualText } from '#domain/recipe/recipe.ts';

/** A text in both languages, English first. */
export const Both = ({ text }: { text: BilingualText }) => (
  <>
    <span lang="en">{text.en}</span> <span lang="zh-Hant-HK">{text['zh-HK']}</span>
  </>
);
