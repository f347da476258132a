import { useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';

/** A text that was typed into a language and is not saved yet. */
export interface TranslationDraft {
  key: string;
  recipeId: string;
  recipeName: string;
  language: string;
  /** Names the field, such as "Name of Negroni in 日本語". */
  label: string;
  text: string;
}

export interface TranslationDrafts {
  find: (key: string) => string | undefined;
  keep: (draft: TranslationDraft) => void;
  drop: (...keys: string[]) => void;
  all: () => TranslationDraft[];
}

type Drafts = Map<string, TranslationDraft>;

/** Drafts by shop; they outlive the page, as long as the app is open. */
const kept = new WeakMap<QueryClient, Map<string, Drafts>>();

function draftsOf(app: QueryClient, shopId: string): Drafts {
  const shops = kept.get(app) ?? new Map<string, Drafts>();
  const drafts: Drafts = shops.get(shopId) ?? new Map();
  kept.set(app, shops.set(shopId, drafts));
  return drafts;
}

/** Keeps what was typed while its field is out of sight: in another language, on another page, or not found. */
export function useTranslationDrafts(shopId: string): TranslationDrafts {
  const drafts = draftsOf(useQueryClient(), shopId);
  // The grid is drawn again when one comes or goes, not at every key.
  const [, setCount] = useState(0);
  return {
    find: (key) => drafts.get(key)?.text,
    keep: (draft) => {
      drafts.set(draft.key, draft);
      setCount(drafts.size);
    },
    drop: (...keys) => {
      for (const key of keys) drafts.delete(key);
      setCount(drafts.size);
    },
    all: () => [...drafts.values()],
  };
}
