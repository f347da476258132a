import type { readMachineLink } from '#contract/machines/programs.ts';
import { matchIngredients } from '#domain/machine/match-ingredients.ts';
import type { ProgramKind } from '#domain/machine/machine-kind.ts';
import { CATALOGUE } from '#domain/messages/catalogue.ts';
import { atBottle } from '#domain/machine/plan-pours.ts';
import type { MessageCode } from '#domain/messages/message.ts';
import { render } from '#domain/messages/render.ts';
import type { InterfaceLocale } from '#domain/text/interface-locale.ts';
import type { z } from 'zod';
import type { Keys } from '../../machines/programs/connect-program.ts';
import type { Bar } from '../../machines/programs/our-ingredients.ts';
import type { MachineLink } from '../../repos/machines/machine-links.repo.ts';

interface Linked {
  link: MachineLink;
  kind: ProgramKind;
  keys: Keys | undefined;
  bar: Bar;
  locale: InterfaceLocale;
}

/** Which keys are set, never what they are. */
export function linkReply({ link, kind, keys, bar, locale }: Linked): z.infer<typeof readMachineLink.response>['link'] {
  const matches = matchIngredients(bar.ingredients, link.theirs, link.matches).map((match) => ({
    ingredientId: match.ours.id,
    name: match.ours.names[0] ?? match.ours.id,
    theirId: match.theirs?.id ?? null,
    by: match.by ?? null,
    canPour: atBottle(match) !== undefined,
  }));
  const missing = new Map(
    matches.filter(({ canPour }) => !canPour).map(({ ingredientId, name }) => [ingredientId, name]),
  );
  const notMakeable = bar.recipes.flatMap(({ id, name, hidden, recipeIngredient }) => {
    const names = [...new Set(recipeIngredient.flatMap((one) => missing.get(one.id) ?? []))];
    return hidden || names.length === 0 ? [] : [{ recipeId: id, name, missing: names }];
  });
  return {
    kind,
    address: link.address,
    keysSet: Object.keys(keys ?? {}),
    trouble: link.trouble !== null && isCode(link.trouble) ? render({ code: link.trouble }, locale) : null,
    theirs: link.theirs.map(({ id, name, place }) => ({ id, name, place })),
    matches,
    notMakeable,
  };
}

const isCode = (text: string): text is MessageCode => Object.hasOwn(CATALOGUE, text);
