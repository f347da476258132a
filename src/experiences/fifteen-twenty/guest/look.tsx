import { useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { CallLettering } from '#ui/play/table-game/drawing/call-lettering.tsx';
import { Hand, HandPicture, type HandLook } from '#ui/play/table-game/drawing/hand.tsx';
import { CHARACTER_LOOKS, YOUR_LOOK } from '#ui/play/table-game/drawing/looks.ts';
import type { GameLook } from '#ui/play/table-game/drawing/game-look.ts';
import { TableBanner } from '#ui/play/table-game/table-stage.tsx';
import { CALLS, isPossible } from '../rules.ts';
import type { Call, FifteenTwentySettings } from '../settings.ts';

/** How 十五二十 looks at the shared table. */
export const lookOf = ({ calls, chant, strictCalls }: FifteenTwentySettings): GameLook => ({
  hands: [
    { value: 0, label: { en: 'fists', 'zh-HK': '收晒' } },
    { value: 5, label: { en: 'one open', 'zh-HK': '開一隻' } },
    { value: 10, label: { en: 'both', 'zh-HK': '開兩隻' } },
  ],
  drawHands: (value, look) => pairOf(value ?? 0, look),
  picture: (value, look) => pairOf(value, look, HandPicture),
  habits: { mei: [0], kit: [10], sing: [5, 5] },
  callsFor: (hand) => CALLS.filter((call) => strictCalls || hand === null || isPossible(hand, call)),
  isPossible,
  callText: (call) => calls[call as Call],
  chant,
});

/** The two hands that are worth 0, 5 or 10. */
export const handsWith = (value: number) =>
  (['left', 'right'] as const).map((side, at) => ({
    side,
    fingers: value >= 10 - at * 5 ? (5 as const) : (0 as const),
  }));

const pairOf = (value: number, look: HandLook, Drawn: typeof Hand = Hand) =>
  handsWith(value).map((hand) => <Drawn key={hand.side} {...hand} look={look} />);

/** The game at a glance: 5 against 10, and the call that hits. */
export function BannerPicture({ call }: { call: BilingualText }) {
  const { i18n } = useLingui();
  return (
    <TableBanner left={pairOf(5, YOUR_LOOK)} right={pairOf(10, CHARACTER_LOOKS.mei)}>
      <CallLettering
        text={inLanguage(call, i18n.locale)}
        lang={i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en'}
        digits="15"
        tone="hit"
        size="small"
      />
    </TableBanner>
  );
}
