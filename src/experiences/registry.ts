/** The list of experiences, in the order an owner is offered them. */
import type { Experience } from './experience.ts';
import { toyKiosk } from './toy-kiosk/index.ts';
import { ezPairing } from './ez-pairing/index.ts';
import { vibesMatching } from './vibes-matching/index.ts';
import { orderingTerminal } from './ordering-terminal/index.ts';
import { storyTree } from './story-tree/index.ts';
import { mbti } from './mbti/index.ts';
import { voiceSommelier } from './voice-sommelier/index.ts';
import { fifteenTwenty } from './fifteen-twenty/index.ts';
import { fiveMui } from './five-mui/index.ts';

export const experiences: readonly Experience[] = [
  toyKiosk,
  ezPairing,
  vibesMatching,
  orderingTerminal,
  storyTree,
  mbti,
  voiceSommelier,
  fifteenTwenty,
  fiveMui,
];

export const findExperience = (id: string): Experience | undefined => experiences.find((one) => one.id === id);
