/** Chinese interface texts, read from the catalogues, so that a better translation breaks no journey. */
import { readFileSync } from 'node:fs';

const CATALOGUES = ['join', 'play', 'later']
  .map((name) => readFileSync(`src/web/locales/${name}/zh-HK.po`, 'utf8'))
  .join('\n');

const ENTRY = /^msgid (".*")\nmsgstr (".*")$/gm;

const TEXTS = new Map<string, string>(
  [...CATALOGUES.matchAll(ENTRY)].map(([, id, text]) => [JSON.parse(id!) as string, JSON.parse(text!) as string]),
);

/** @param values of the placeholders in braces */
export function inChinese(text: string, values: Record<string, string | number> = {}): string {
  const chinese = TEXTS.get(text);
  if (!chinese) throw new Error(`the catalogues have no Chinese for “${text}”`);
  return chinese.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(values[name]));
}
