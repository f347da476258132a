import { useLingui } from '@lingui/react/macro';
import { FoldingCard } from '#ui/settings/folding-card.tsx';
import { TasteChips } from '#ui/settings/taste-chips.tsx';
import { WantEditor } from '#ui/settings/taste-editors.tsx';
import { SwitchField } from '#ui/kit/fields/switch-field.tsx';
import { HandPicture, type Fingers } from '#ui/play/table-game/drawing/hand.tsx';
import { FRIEND_LOOK, YOUR_LOOK } from '#ui/play/table-game/drawing/looks.ts';
import type { Call } from '../rules.ts';
import type { CallResult, MuiCall } from '../settings.ts';
import styles from './five-mui-admin.module.css';

interface Props {
  call: Call;
  text: MuiCall['text'];
  result: CallResult;
  onChange: (part: Partial<CallResult>) => void;
}

/** One call with two hands that make it: a summary, which opens to its taste. */
export function CallCard({ call, text, result, onChange }: Props) {
  const { t } = useLingui();
  const less = Math.floor(call / 2) as Fingers;
  const more = (call - less) as Fingers;
  return (
    <FoldingCard
      id={`call-${call}`}
      path={`resultMap.${call}`}
      picture={
        <span className={styles.hands}>
          <HandPicture fingers={less} look={YOUR_LOOK} />
          <HandPicture fingers={more} side="left" look={FRIEND_LOOK} />
        </span>
      }
      title={
        <>
          {call} · <span lang="zh-Hant-HK">{text['zh-HK']}</span> <span lang="en">{text.en}</span>
        </>
      }
      about={<TasteChips want={result.want} zeroProof={result.zeroProof} />}
      isIncomplete={Object.keys(result.want).length === 0}
    >
      <WantEditor label={t`Taste of ${call}`} value={result.want} onChange={(want) => onChange({ want })} />
      <SwitchField
        label={t`Only drinks without alcohol`}
        checked={result.zeroProof}
        onChange={(zeroProof) => onChange({ zeroProof })}
      />
    </FoldingCard>
  );
}
