import { Trans, useLingui } from '@lingui/react/macro';
import { PictureChoices } from '#ui/settings/picture-choices.tsx';
import { POSTERS, type Mood, type Poster } from '../rules.ts';
import { PosterArt } from '../guest/poster-art.tsx';

interface Props {
  mood: Mood;
  onChange: (poster: Poster) => void;
}

/** Chooses the drawn poster of a mood. */
export function PosterField({ mood, onChange }: Props) {
  const { t } = useLingui();
  const names: Record<Poster, string> = {
    fireworks: t`Popping bottle`,
    'torn-heart': t`Torn heart`,
    'night-shift': t`Night shift`,
    'still-water': t`Still water`,
    wink: t`Wink`,
    lightning: t`Lightning`,
    mixtape: t`Mixtape`,
    keyhole: t`Keyhole`,
    lettered: t`Your emoji`,
  };
  return (
    <PictureChoices
      legend={<Trans>Poster</Trans>}
      ids={POSTERS}
      names={names}
      chosen={mood.poster}
      onChoose={onChange}
      renderPicture={(poster) => <PosterArt mood={{ ...mood, poster }} />}
    />
  );
}
