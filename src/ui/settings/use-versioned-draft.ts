/**
 * What somebody edits while somebody else may edit it too: the draft, the version it was begun from, and what happens when
 * two save. Source: docs/decisions/0043, docs/behaviour/console.md "Conflicts".
 */
import { useMemo, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { CallOptions, Input, Reply, Route } from '#contract/client.ts';
import { Refusal } from '#contract/refusal.ts';
import { judgeOvertaken } from '#domain/settings/judge-overtaken.ts';
import { useClient } from '#ui/kit/api/client.tsx';

interface Versioned {
  version: number;
}

interface Options<R extends Route, Saved extends (Reply<R> & Versioned) | undefined, Draft, Body> {
  /** The read that answers with it, as `useEndpoint` has it. */
  read: R;
  input: Input<R>;
  /** As it was read last; undefined while it is loaded, or not made yet. */
  saved: Saved;
  draftOf: (thing: Saved) => Draft;
  /** What is sent; whatever is not in the draft is as in `onto`. */
  bodyOf: (draft: Draft, onto: Saved) => Body;
  /** Sends it with these options, and answers with what is saved then. */
  send: (body: Body, options: CallOptions) => Promise<NonNullable<Saved>>;
  /** The refusal, besides a version that is not the last, that says that somebody else was first. */
  movedOn?: string;
  /** Under this name the draft outlives the page, for browsers that go back without asking. */
  keepAs?: string;
}

export interface VersionedDraft<Thing, Draft> {
  draft: Draft;
  isDirty: boolean;
  isSaving: boolean;
  change: (next: (before: Draft) => Draft) => void;
  discard: () => void;
  /**
   * @param onto what it replaces: by default what the draft was begun from
   * @returns what is saved now; undefined when the owner has to decide about `theirs` first
   * @throws Refusal; everything typed is still there
   */
  save: (onto?: Thing) => Promise<Thing | undefined>;
  /** What somebody else saved meanwhile, and differs. */
  theirs: Thing | undefined;
  keepEditing: () => void;
  takeTheirs: () => void;
}

const kept = new Map<string, unknown>();

export function useVersionedDraft<R extends Route, Saved extends (Reply<R> & Versioned) | undefined, Draft, Body>({
  read,
  input,
  saved,
  draftOf,
  bodyOf,
  send,
  movedOn,
  keepAs = '',
}: Options<R, Saved, Draft, Body>): VersionedDraft<NonNullable<Saved>, Draft> {
  type Thing = NonNullable<Saved>;
  interface Begun {
    draft: Draft;
    from: Saved;
  }
  const client = useClient();
  const queries = useQueryClient();
  const [begun, setBegun] = useState(() => kept.get(keepAs) as Begun | undefined);
  // What is typed while a save is under way, or in the moment before, counts too.
  const latest = useRef(begun);
  /** What was sent and not answered with a version: some of it may have arrived. */
  const tried = useRef<Draft[]>([]);
  const [theirs, setTheirs] = useState<Thing>();
  const [isSaving, setSaving] = useState(false);
  const unchanged = useMemo<Begun>(() => ({ draft: draftOf(saved), from: saved }), [draftOf, saved]);

  const keep = (next: Begun | undefined) => {
    latest.current = next;
    if (next && keepAs !== '') kept.set(keepAs, next);
    else kept.delete(keepAs);
    setBegun(next);
  };
  const show = async (thing: Thing) => {
    const queryKey = [read, input];
    // A read that began earlier would bring the earlier version back.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, thing);
  };

  const write = async (draft: Draft, onto: Saved): Promise<Thing | undefined> => {
    if (!onto) return send(bodyOf(draft, onto), {});
    try {
      return await send(bodyOf(draft, onto), { headers: { 'if-match': `"${onto.version}"` } });
    } catch (failure) {
      if (!(failure instanceof Refusal) || (failure.status !== 412 && failure.code !== movedOn)) throw failure;
      const now = await client(read, input).catch(() => Promise.reject(failure));
      return settle(draft, onto, now as Thing, failure.code === movedOn);
    }
  };
  const settle = async (draft: Draft, onto: Thing, now: Thing, hasMovedOn: boolean): Promise<Thing | undefined> => {
    await show(now);
    const sentFor = (each: Draft) => bodyOf(each, now);
    const judgement =
      hasMovedOn || now.version === onto.version
        ? 'ask'
        : judgeOvertaken({
            began: sentFor(draftOf(onto)),
            mine: sentFor(draft),
            tried: tried.current.map(sentFor),
            theirs: sentFor(draftOf(now)),
          });
    if (judgement === 'save-mine') return write(draft, now);
    if (judgement === 'take-theirs') return now;
    setTheirs(now);
    return undefined;
  };

  const save = async (onto?: Thing): Promise<Thing | undefined> => {
    const { draft, from } = latest.current ?? unchanged;
    // Whoever decided to replace theirs is not asked about the same version again.
    if (onto) keep({ draft, from: onto });
    tried.current.push(draft);
    setSaving(true);
    try {
      const now = await write(draft, onto ?? from);
      if (!now) return undefined;
      if (from) await show(now);
      tried.current = [];
      const typed = latest.current;
      keep(from && typed && typed.draft !== draft ? { draft: typed.draft, from: now } : undefined);
      setTheirs(undefined);
      return now;
    } catch (failure) {
      setTheirs(undefined);
      throw failure;
    } finally {
      setSaving(false);
    }
  };

  const discard = () => {
    keep(undefined);
    setTheirs(undefined);
  };
  return {
    draft: (begun ?? unchanged).draft,
    isDirty: begun !== undefined,
    isSaving,
    change: (next) => {
      const { draft, from } = latest.current ?? unchanged;
      keep({ draft: next(draft), from });
    },
    discard,
    save,
    theirs,
    keepEditing: () => setTheirs(undefined),
    // What they saved is what is read now, so that it is what stands without a draft.
    takeTheirs: discard,
  };
}
