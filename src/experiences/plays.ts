/** What a guest's phone knows of the experiences, to load the one it joined. Source: docs/decisions/0173. */
import type { ExperiencePlay } from './experience.ts';
import { toyKioskPlay } from './toy-kiosk/play.ts';
import { ezPairingPlay } from './ez-pairing/play.ts';
import { vibesMatchingPlay } from './vibes-matching/play.ts';
import { orderingTerminalPlay } from './ordering-terminal/play.ts';
import { storyTreePlay } from './story-tree/play.ts';
import { mbtiPlay } from './mbti/play.ts';
import { voiceSommelierPlay } from './voice-sommelier/play.ts';
import { fifteenTwentyPlay } from './fifteen-twenty/play.ts';
import { fiveMuiPlay } from './five-mui/play.ts';

const plays: readonly ExperiencePlay[] = [
  toyKioskPlay,
  ezPairingPlay,
  vibesMatchingPlay,
  orderingTerminalPlay,
  storyTreePlay,
  mbtiPlay,
  voiceSommelierPlay,
  fifteenTwentyPlay,
  fiveMuiPlay,
];

export const findPlay = (id: string): ExperiencePlay | undefined => plays.find((one) => one.id === id);
