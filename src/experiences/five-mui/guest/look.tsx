import { useLingui } from '@lingui/react/macro';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { CallLettering } from '#ui/play/table-game/drawing/call-lettering.tsx';
import type { GameLook } from '#ui/play/table-game/drawing/game-look.ts';
import { Hand, HandPicture, type Fingers } from '#ui/play/table-game/drawing/hand.tsx';
import { CHARACTER_LOOKS, YOUR_LOOK } from '#ui/play/table-game/drawing/looks.ts';
import { TableBanner } from '#ui/play/table-game/table-stage.tsx';
import { CHANT } from '../call-sets.ts';
import { callsFor, isPossible, type Call, type Rules } from '../rules.ts';
import type { MuiCall } from '../settings.ts';

const HAND_NAMES: Record<Fingers, BilingualText> = {
  0: { en: 'fist', 'zh-HK': '拳' },
  1: { en: 'thumb', 'zh-HK': '拇指' },
  2: { en: 'two', 'zh-HK': '兩隻' },
  3: { en: 'three', 'zh-HK': '三隻' },
  4: { en: 'four', 'zh-HK': '四隻' },
  5: { en: 'open', 'zh-HK': '全開' },
};

/** How 猜枚 looks at the shared table: one hand each, its calls written in Chinese. */
export const lookOf = (rules: Pick<Rules, 'allowFouls'>, calls: Record<Call, MuiCall>): GameLook => ({
  hands: ([0, 1, 2, 3, 4, 5] as const).map((value) => ({ value, label: HAND_NAMES[value] })),
  drawHands: (value, look) => [<Hand key="hand" fingers={(value ?? 0) as Fingers} look={look} />],
  picture: (value, look) => <HandPicture fingers={value as Fingers} look={look} />,
  callsFor: (hand, match, seat) => (hand === null ? [] : callsFor(rules, match, seat, hand)),
  isPossible,
  callText: (call) => calls[call as Call].text,
  habits: { mei: [0], kit: [5], sing: [2, 2] },
  isWrittenInChinese: true,
  chant: CHANT,
});

/** A call as lettering over the table: in Chinese, with its English gloss for English readers. */
export function WrittenCall({
  call,
  text,
  tone = 'plain',
}: {
  call: Call;
  text: BilingualText;
  tone?: 'plain' | 'hit';
}) {
  const { i18n } = useLingui();
  return (
    <CallLettering
      text={text['zh-HK']}
      lang="zh-Hant-HK"
      gloss={i18n.locale === 'zh-HK' ? undefined : text.en}
      digits={String(call)}
      tone={tone}
      size="small"
    />
  );
}

/** The game at a glance: two against three, and the call that hits. */
export function BannerPicture({ call }: { call: MuiCall }) {
  return (
    <TableBanner
      left={[<Hand key="two" fingers={2} look={YOUR_LOOK} />]}
      right={[<Hand key="three" fingers={3} look={CHARACTER_LOOKS.mei} />]}
    >
      <CallLettering text={call.text['zh-HK']} lang="zh-Hant-HK" digits="5" tone="hit" size="small" />
    </TableBanner>
  );
}
