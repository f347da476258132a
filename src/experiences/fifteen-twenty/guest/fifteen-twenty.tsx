import { useMemo, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { HandPicture } from '#ui/play/table-game/drawing/hand.tsx';
import { EachPlayer } from '#ui/play/table-game/each-player.tsx';
import { TableGame } from '#ui/play/table-game/table-game.tsx';
import type { GuestProps } from '../../experience.ts';
import { mergeDefaultSettings } from '#domain/settings/merge-default-settings.ts';
import PACK from '../content.ts';
import { handGame, HANDS } from '../rules.ts';
import type { FifteenTwentySettings } from '../settings.ts';
import { BannerPicture, lookOf } from './look.tsx';
import { WinnersDrink, type Played } from './winners-drink.tsx';

/** 十五二十: two players, two hands each, and a call that names the sum. */
export default function FifteenTwenty({ instance, recipes, placeOrder, preview }: GuestProps) {
  const [settings, look] = useMemo(() => {
    const merged = mergeDefaultSettings<FifteenTwentySettings>(PACK, instance.config?.experience);
    return [merged, lookOf(merged)];
  }, [instance.config?.experience]);
  return (
    <TableGame
      title={<Title />}
      rulesText={
        settings.rule === 'streak' && (
          <p>
            <Trans>Two hits in a row make a point.</Trans>
          </p>
        )
      }
      howTo={<HowToPlay settings={settings} />}
      picture={<BannerPicture call={settings.calls[15]} />}
      look={look}
      shape={HANDS}
      rules={settings}
      gameOf={handGame}
      opponents={settings.opponents}
      preview={preview}
    >
      {(end, startOver) => (
        <EachPlayer key={end.shows.length} end={end}>
          {(own, onOther) => (
            <WinnersDrink
              key={own.you}
              settings={settings}
              end={own}
              recipes={recipes}
              placeOrder={placeOrder}
              onStartOver={startOver}
              onOther={onOther}
            />
          )}
        </EachPlayer>
      )}
    </TableGame>
  );
}

const RIGHT_CALL: Record<FifteenTwentySettings['rule'], (target: number) => ReactNode> = {
  turn: (target) => <Trans>Right: a point, and call again. Wrong: the other calls. First to {target} wins.</Trans>,
  streak: (target) => <Trans>Right: call again. Wrong: the other calls. First to {target} wins.</Trans>,
  both: (target) => <Trans>A point for whoever alone is right. First to {target} wins.</Trans>,
};

function HowToPlay({ settings: { rule, target } }: { settings: FifteenTwentySettings }) {
  return (
    <>
      <p>
        <Trans>Each of you has two hands: a fist is 0, an open hand is 5.</Trans>
      </p>
      <p>
        {rule === 'both' ? (
          <Trans>Both call what the four hands add up to, and show at once.</Trans>
        ) : (
          <Trans>One of you calls what the four hands add up to, and both show at once.</Trans>
        )}
      </p>
      <p>{RIGHT_CALL[rule](target)}</p>
    </>
  );
}

function Title() {
  const { i18n } = useLingui();
  return i18n.locale === 'zh-HK' ? (
    <span lang="zh-Hant-HK">十五二十</span>
  ) : (
    <>
      Fifteen-Twenty <span lang="zh-Hant-HK">十五二十</span>
    </>
  );
}

export async function artOf({ hands, ...played }: Played) {
  const { fourHands } = await import('./card/four-hands.tsx');
  return fourHands({ ...played, hands: hands.map((hand, at) => <HandPicture key={at} {...hand} />) });
}
