/** How backups are told. */
import { PROBLEM_STATUSES, type ProblemCode } from '#contract/problem.ts';
import { readBackupName } from '#domain/backup/backup-name.ts';
import { isCopied } from '#domain/backup/offsite-plan.ts';
import { message } from '#domain/messages/message.ts';
import { render } from '#domain/messages/render.ts';
import type { InterfaceLocale } from '#domain/text/interface-locale.ts';
import type { KnownBackup } from '../../backups/backup-list.ts';
import type { OffsiteState } from '../../backups/offsite/offsite-state.ts';
import type { Offsite } from '../../backups/offsite/offsite.ts';

/** @param code of a refusal, as it was written down */
export const wordsOf = (code: string, locale: InterfaceLocale): string =>
  render({ code: code in PROBLEM_STATUSES ? (code as ProblemCode) : 'backup-failed' }, locale);

const ofBackup = ({ name, at, reason, bytes, manifest, check }: KnownBackup, locale: InterfaceLocale) => ({
  name,
  at,
  reason,
  bytes,
  content: manifest && { madeAt: manifest.madeAt, version: manifest.version, ...manifest.counts },
  check: check && { at: check.at, problem: check.problem === null ? null : wordsOf(check.problem, locale) },
});

const copyOf = (backup: KnownBackup, { there }: OffsiteState) =>
  isCopied(backup) || backup.name in there ? { at: there[backup.name]?.at ?? null } : null;

/** One, with its copy in the bucket. */
export async function replyOf(backup: KnownBackup, offsite: Offsite | undefined, locale: InterfaceLocale) {
  return { ...ofBackup(backup, locale), offsite: offsite ? copyOf(backup, await offsite.state()) : null };
}

/** What is here, each with its copy in the bucket, and what is in the bucket alone. */
export async function withCopies(here: KnownBackup[], offsite: Offsite | undefined, locale: InterfaceLocale) {
  if (!offsite) return { backups: here.map((one) => ({ ...ofBackup(one, locale), offsite: null })), offsite: null };
  const state = await offsite.state();
  const { there, lookedAt, trouble } = state;
  const names = new Set(here.map(({ name }) => name));
  const onlyThere = Object.entries(there).flatMap(([name, { bytes }]) => {
    const read = readBackupName(name);
    return read && !names.has(name) ? [{ name, bytes, ...read }] : [];
  });
  return {
    backups: here.map((one) => ({ ...ofBackup(one, locale), offsite: copyOf(one, state) })),
    offsite: {
      target: offsite.target,
      isBusy: offsite.isBusy(),
      lookedAt,
      trouble: trouble && { since: trouble.since, problem: wordsOfTrouble(trouble, locale) },
      onlyThere: onlyThere.toSorted((one, other) => (one.name < other.name ? 1 : -1)),
    },
  };
}

const wordsOfTrouble = ({ problem, said }: { problem: string; said: string | null }, locale: InterfaceLocale): string =>
  said === null ? wordsOf(problem, locale) : render(message('offsite-failed-since', { said }), locale);
