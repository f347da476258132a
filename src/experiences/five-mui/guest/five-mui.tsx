import { useMemo } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { EachPlayer } from '#ui/play/table-game/each-player.tsx';
import { TableGame } from '#ui/play/table-game/table-game.tsx';
import type { GuestProps } from '../../experience.ts';
import { mergeDefaultSettings } from '#domain/settings/merge-default-settings.ts';
import { playedCalls } from '../call-sets.ts';
import PACK from '../content.ts';
import { FINGERS, handGame } from '../rules.ts';
import type { FiveMuiSettings } from '../settings.ts';
import { CallsDrink, type Played } from './calls-drink.tsx';
import { useMuiCues } from './cues.ts';
import { picturesOf } from './deciding-show.tsx';
import { BannerPicture, lookOf } from './look.tsx';
import { SoundButton } from './sound-button.tsx';

/** 猜枚: one hand each, both call the sum at the same moment, and the winning call is the drink. */
export default function FiveMui({ instance, recipes, placeOrder, preview }: GuestProps) {
  const { experience, voiceProfileId } = instance.config ?? {};
  const settings = useMemo(() => mergeDefaultSettings<FiveMuiSettings>(PACK, experience), [experience]);
  const calls = useMemo(() => playedCalls(settings), [settings]);
  const look = useMemo(() => lookOf(settings, calls), [settings, calls]);
  const { voice, onBegin, onBeat, onShown, onResult } = useMuiCues(voiceProfileId, calls);
  return (
    <TableGame
      title={<Title label={settings.label} />}
      rulesText={hasRules(settings) && <RulesText settings={settings} />}
      howTo={<HowToPlay settings={settings} />}
      picture={<BannerPicture call={calls[5]} />}
      look={look}
      shape={FINGERS}
      rules={settings}
      gameOf={handGame}
      opponents={settings.opponents}
      preview={preview}
      tools={<SoundButton voice={voice} />}
      onBegin={onBegin}
      onBeat={onBeat}
      onShown={onShown}
    >
      {(end, startOver) => (
        <EachPlayer key={end.shows.length} end={end}>
          {(own, onOther) => (
            <CallsDrink
              key={own.you}
              settings={settings}
              calls={calls}
              end={own}
              recipes={recipes}
              placeOrder={placeOrder}
              onResult={onResult}
              onStartOver={startOver}
              onOther={onOther}
            />
          )}
        </EachPlayer>
      )}
    </TableGame>
  );
}

function HowToPlay({ settings: { target } }: { settings: FiveMuiSettings }) {
  return (
    <>
      <p>
        <Trans>Each of you shows 0 to 5 fingers and calls the sum, both at once.</Trans>
      </p>
      <p>
        <Trans>A point for whoever alone is right. First to {target} wins.</Trans>
      </p>
      <p>
        <Trans>The winning call is the drink.</Trans>
      </p>
    </>
  );
}

function Title({ label }: { label: BilingualText }) {
  const { i18n } = useLingui();
  const chinese = <span lang="zh-Hant-HK">{label['zh-HK']}</span>;
  if (i18n.locale === 'zh-HK') return chinese;
  return (
    <>
      {label.en} {label['zh-HK'] !== label.en && chinese}
    </>
  );
}

/** The rest is said at the table. */
const hasRules = ({ fixedCall, allowFouls }: FiveMuiSettings): boolean => fixedCall || allowFouls;

function RulesText({ settings: { fixedCall, allowFouls } }: { settings: FiveMuiSettings }) {
  return (
    <>
      {fixedCall && (
        <p>
          <Trans>Your first call stays your number for the match; nobody else may call it.</Trans>
        </p>
      )}
      {allowFouls && (
        <p>
          <Trans>Below your own fingers, or more than five above them, no call can win.</Trans>
        </p>
      )}
    </>
  );
}

export async function artOf({ call, text, hands }: Played) {
  const { winningCall } = await import('./card/winning-call.tsx');
  return winningCall(call, text, hands && { ...hands, pictures: picturesOf(hands) });
}
