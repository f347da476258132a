/** Fields that several endpoints share. */
import { z } from 'zod';
import { fault, type FaultText } from './fault.ts';
import { LONGEST_ALLERGY_NOTE } from '#domain/recipe/allergies.ts';
import {
  ALCOHOL,
  ALLERGEN_LISTS,
  ALLERGENS,
  FLAVOUR_PROPERTIES,
  ICE_KINDS,
  MIXING_METHODS,
  UNITS,
} from '#domain/recipe/recipe.ts';
import { ORDER_SIZES, ORDER_STAGES, ORDER_STATUSES } from '#domain/order/order.ts';
import { GARNISH_SHAPES, GLASS_SHAPES } from '#domain/recipe/drawing.ts';
import { checkJoinCode } from '#domain/kiosk/join-code.ts';
import { firstLetters } from '#domain/text/graphemes.ts';

export const Id = z.string().min(1).max(64);

/** At most this many code units of a typed text make one of the composed text. */
const UNITS_PER_COMPOSED = 4;
// oxlint-disable-next-line no-control-regex -- these characters are what is removed
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Composed, without control and direction-changing characters. At most 30 marks on one character (the stream-safe
 * format of UAX #15): composing takes time quadratic in their number.
 */
const composed = (text: string): string =>
  text
    .replace(/(\p{M}{30})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(CONTROLS, '');

/** A text a person typed, trimmed. Its length is checked before anything else is done with it. */
export const typedText = (max: number) =>
  z
    .string()
    .max(max * UNITS_PER_COMPOSED)
    .transform((text) => composed(text).trim())
    .pipe(z.string().max(max));

const NAME_MAX = 60;
/** A family of four with skin tones has 19. Code units. */
const NAME_MAX_UNITS = NAME_MAX * 20;
const nameTooLong = fault('name-too-long', { max: NAME_MAX });

const composedName = (missing?: FaultText) =>
  z
    .string(missing && { error: missing })
    .max(NAME_MAX_UNITS, nameTooLong)
    .transform((text) =>
      composed(text)
        .replace(/[\t\n]/g, '')
        .trim(),
    );
const isNameInBounds = (name: string) => firstLetters(name, NAME_MAX + 1).length <= NAME_MAX;

/** Beside spaces, marks and what is drawn as nothing, such as the fillers of Hangul and Braille. */
const SEEN = /[^\p{Z}\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;

/** A name people see: 60 characters as a reader counts them, at most. */
export const typedName = (missing: FaultText) =>
  composedName(missing).pipe(z.string().regex(SEEN, missing).refine(isNameInBounds, nameTooLong));

/** As `typedName`; it may be empty. */
export const typedNameOrNone = composedName().pipe(z.string().refine(isNameInBounds, nameTooLong));

export const JoinCode = z
  .unknown()
  .meta({ type: 'string' })
  .transform((input, context) => {
    const checked = checkJoinCode(input);
    if ('code' in checked) return checked.code;
    const message = checked.wrong === 'missing' ? fault('join-code-missing') : fault('join-code-invalid');
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** What the server says to people: in the language of the request, English or Hong Kong Chinese. */
export const Sentence = z
  .string()
  .describe('For people, in the language of Accept-Language: English or Hong Kong Chinese.');

export const Translations = z.record(z.string(), z.string());
export const NamedThing = z.object({ name: z.string(), name_translations: Translations });
export const OrderSize = z.enum(ORDER_SIZES);
export const OrderStatus = z.enum(ORDER_STATUSES);
export const OrderStage = z.enum(ORDER_STAGES);

export const DrinkFeature = z.object({ property: z.enum(FLAVOUR_PROPERTIES), value: z.number().min(0).max(5) });

export const DrinkDrawing = z.object({
  glass: z.enum(GLASS_SHAPES),
  layers: z.array(z.object({ colour: z.string(), share: z.number() })),
  foam: z.string().nullable(),
  ice: z.enum(ICE_KINDS),
  garnishes: z.array(z.enum(GARNISH_SHAPES)),
  bubbles: z.number(),
  rim: z.string().nullable(),
  steam: z.boolean(),
});

export const RecipeIngredient = NamedThing.extend({
  id: Id,
  amount: z.number().min(0).max(2000),
  unit: z.enum(UNITS),
  colour: z.string().nullable(),
  /** null while nobody has said how strong it is. */
  abv: z.number().min(0).max(100).nullable(),
  sparkling: z.boolean(),
});

export const MixingMethod = z.enum(MIXING_METHODS);
export const Ice = z.enum(ICE_KINDS);
export const Allergen = z.enum(ALLERGENS);
export const AllergenList = z
  .enum(ALLERGEN_LISTS)
  .describe('declared: an owner has said that the list of allergens is complete. unknown: nobody has, ask the bar.');
export const Alcohol = z
  .enum(ALCOHOL)
  .describe('contains, free, or unknown: an ingredient’s strength is not known, and ABV is a lower bound.');
/** What a guest said must not be in it: kept with the order, shown to whoever makes it. */
export const Allergies = z.object({
  allergens: z.array(Allergen).max(ALLERGENS.length),
  note: typedText(LONGEST_ALLERGY_NOTE),
});
export const Done = z.object({ success: z.literal(true) });

/** A shop's day, YYYY-MM-DD. */
export const Day = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, fault('day-of-wrong-form'));
/** Tables are answered a page at a time: pages from 1. */
export const PageNumber = z.coerce.number().int().min(1).max(1_000_000);
export const PageSize = z.coerce.number().pipe(z.literal([25, 50, 100]));
