/** EZ Pairing. Source: docs/behaviour/experiences/ez-pairing.md "Questions", "Effects", "Recommendation". */
import { z } from 'zod';
import { fault } from '../fault.ts';
import { isOwnPhoto } from '#domain/settings/appearance.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import { endpoint } from '../endpoint.ts';
import { Allergen, Id, JoinCode, typedText } from '../fields.ts';

/** An ingredient, a kind of drink or a well-known drink, by its id in the sommelier's word lists. */
const NamedInChoice = z.object({ id: z.string().min(1).max(60), isRefused: z.boolean().optional() });

/** Effect of an answer: a change on each axis it names, what it names, and perhaps the wish for no alcohol. */
export const ChoiceEffect = z.object({
  delta: z.partialRecord(z.enum(FLAVOUR_AXES), z.number().min(-5).max(5)),
  zeroProof: z.boolean().optional(),
  /** Left out in effects stored before it was read. */
  named: z.array(NamedInChoice).max(20).optional(),
});
export type ChoiceEffect = z.infer<typeof ChoiceEffect>;

const GuestChoice = z.object({
  id: Id,
  text: z.string(),
  textEn: z.string(),
  emoji: z.string().optional(),
  /** Address of a photo, shown instead of the emoji. */
  picture: z.string().optional(),
});
const GuestQuestion = z.object({ id: Id, question: z.string(), questionEn: z.string(), choices: z.array(GuestChoice) });
export type EzGuestQuestion = z.infer<typeof GuestQuestion>;

const Choice = GuestChoice.extend({
  text: typedText(200).pipe(z.string().min(1, fault('choice-text-missing'))),
  textEn: typedText(200).pipe(z.string().min(1, fault('choice-english-missing'))),
  emoji: typedText(16).optional(),
  /** Kept here: nobody else learns who plays. */
  picture: z.string().max(2000).refine(isOwnPhoto, fault('photo-not-here')).optional(),
  effect: ChoiceEffect.optional(),
  /** Who set the effect: the words of the choice, a language model, or the owner. */
  effectSource: z.enum(['words', 'llm', 'owner']).optional(),
});
const Question = z.object({
  id: Id,
  question: typedText(300).pipe(z.string().min(1, fault('question-text-missing'))),
  questionEn: typedText(300).pipe(z.string().min(1, fault('question-english-missing'))),
  choices: z
    .array(Choice)
    .min(2, fault('question-of-too-few-choices'))
    .max(12, fault('question-of-too-many-choices', { max: 12 })),
});
export { Question as EzQuestion };
export type EzQuestion = z.infer<typeof Question>;

/** `unfit`: part of the stored quiz cannot be read, and is left out until the quiz is saved again. */
const StaffQuiz = z.object({ questions: z.array(Question), version: z.number(), unfit: z.boolean().optional() });

const oneShop = z.object({ shopId: Id });

export const getEzQuestions = endpoint({
  method: 'GET',
  path: '/api/ez-pairing/shops/:shopId/questions',
  summary: "The shop's quiz; staff see the effect of each choice too",
  access: { account: 'owner', guest: 'joined' },
  params: oneShop,
  response: StaffQuiz,
  guestResponse: z.object({ questions: z.array(GuestQuestion) }),
  isToldWhileAway: true,
});

export const saveEzQuestions = endpoint({
  method: 'PUT',
  path: '/api/ez-pairing/shops/:shopId/questions',
  summary: 'Replace the quiz; a choice sent with an effect keeps it, one without keeps what it had',
  access: { account: 'owner' },
  params: oneShop,
  body: z.object({
    questions: z
      .array(Question)
      .min(1, fault('quiz-without-questions'))
      .max(50, fault('quiz-of-too-many-questions', { max: 50 }))
      .refine(
        (questions) => new Set(questions.map(({ id }) => id)).size === questions.length,
        fault('question-id-twice'),
      )
      .refine(
        (questions) => questions.every(({ choices }) => new Set(choices.map(({ id }) => id)).size === choices.length),
        fault('choice-id-twice'),
      ),
  }),
  response: StaffQuiz,
  bodyLimit: 256 * 1024,
});

const MappingsSummary = z.object({
  totalChoices: z.number(),
  mappedChoices: z.number(),
  coveragePct: z.number(),
  generatedAt: z.string().nullable(),
  /** Whether a language model is available to read the choices (`useLLM`). */
  canUseLLM: z.boolean(),
  /** Each choice with its effect and the three drinks it favours most. */
  choices: z.array(
    z.object({
      questionId: z.string(),
      choiceId: z.string(),
      text: z.string(),
      textEn: z.string(),
      effect: ChoiceEffect.nullable(),
      source: z.enum(['words', 'llm', 'owner']).nullable(),
      favours: z.array(z.object({ recipeId: z.string(), name: z.string() })),
    }),
  ),
});
export type MappingsSummary = z.infer<typeof MappingsSummary>;

export const generateEzMappings = endpoint({
  method: 'POST',
  path: '/api/ez-pairing/shops/:shopId/generate-mappings',
  summary: "Derive each choice's effect from its words, or with a language model; what the owner set stays",
  access: { account: 'owner' },
  params: oneShop,
  body: z.object({ useLLM: z.boolean().default(false) }).default({ useLLM: false }),
  response: MappingsSummary,
});

export const getEzMappingsSummary = endpoint({
  method: 'GET',
  path: '/api/ez-pairing/shops/:shopId/mappings-summary',
  summary: 'Which choices have an effect, and which drinks each favours',
  access: { account: 'owner' },
  params: oneShop,
  response: MappingsSummary,
});

const Answers = z.union([
  z.array(z.object({ questionId: Id, choiceId: Id })).max(50),
  z
    .record(z.string(), Id)
    .transform((byQuestion) => Object.entries(byQuestion).map(([questionId, choiceId]) => ({ questionId, choiceId }))),
]);

export const recommendEz = endpoint({
  method: 'POST',
  path: '/api/ez-pairing/shops/:shopId/recommendations',
  summary: 'The one drink that fits the answers best, and why',
  access: { account: 'owner', guest: 'joined' },
  params: oneShop,
  body: z.object({
    answers: Answers,
    zeroProof: z.boolean().optional(),
    /** The guest's allergy declaration: only drinks declared free of it are recommended. */
    avoidAllergens: z.array(Allergen).optional(),
  }),
  response: z.object({
    recommendations: z.array(
      z.object({ recipeId: z.string(), explanation: z.string(), explanationEn: z.string(), explanationZh: z.string() }),
    ),
  }),
});

const DemoSettings = z.object({ demoMode: z.boolean(), demoName: z.string() });
export type DemoSettings = z.infer<typeof DemoSettings>;
const byJoinCode = z.object({ code: JoinCode });

export const getEzDemoSettings = endpoint({
  method: 'GET',
  path: '/api/ez-pairing/instances/:code/demo-settings',
  summary: 'Whether this instance runs as a demonstration',
  access: { account: 'owner', guest: 'device' },
  params: byJoinCode,
  response: DemoSettings,
  isToldWhileAway: true,
});

export const saveEzDemoSettings = endpoint({
  method: 'PUT',
  path: '/api/ez-pairing/instances/:code/demo-settings',
  summary: 'Switch demonstration mode',
  access: { account: 'owner' },
  params: byJoinCode,
  body: z.object({ demoMode: z.boolean(), demoName: typedText(60).default('') }),
  response: DemoSettings,
});
