import { useLingui } from '@lingui/react/macro';
import { BilingualField } from '#ui/settings/bilingual-field.tsx';
import { BothTexts } from '#ui/settings/both-texts.tsx';
import { FoldingCard } from '#ui/settings/folding-card.tsx';
import { TasteChips } from '#ui/settings/taste-chips.tsx';
import { WantEditor } from '#ui/settings/taste-editors.tsx';
import { SwitchField } from '#ui/kit/fields/switch-field.tsx';
import { HandPicture } from '#ui/play/table-game/drawing/hand.tsx';
import { YOUR_LOOK } from '#ui/play/table-game/drawing/looks.ts';
import type { Call, SumResult } from '../settings.ts';
import styles from './fifteen-twenty-admin.module.css';

interface Props {
  sum: Call;
  result: SumResult;
  onChange: (part: Partial<SumResult>) => void;
}

/** One sum with the hands that make it: a summary, which opens to all its fields. */
export function SumCard({ sum, result, onChange }: Props) {
  const { t } = useLingui();
  const tastesOfNothing = Object.keys(result.want).length === 0;
  return (
    <FoldingCard
      id={`sum-${sum}`}
      path={`resultMap.${sum}`}
      picture={
        <span className={styles.hands}>
          {[0, 1, 2, 3].map((at) => (
            <HandPicture
              key={at}
              fingers={at < sum / 5 ? 5 : 0}
              side={at % 2 === 0 ? 'left' : 'right'}
              look={YOUR_LOOK}
            />
          ))}
        </span>
      }
      title={
        <>
          {sum} · <BothTexts text={result.title} />
        </>
      }
      about={<TasteChips want={result.want} zeroProof={result.zeroProof} />}
      isIncomplete={tastesOfNothing || Object.values(result.title).some((text) => text.trim() === '')}
    >
      <BilingualField
        label={t`Title`}
        path="title"
        value={result.title}
        onChange={(title) => onChange({ title })}
        maxLength={60}
        hint={t`Above the drink.`}
      />
      <WantEditor label={t`Taste of ${sum}`} value={result.want} onChange={(want) => onChange({ want })} />
      <SwitchField
        label={t`Only drinks without alcohol`}
        checked={result.zeroProof}
        onChange={(zeroProof) => onChange({ zeroProof })}
      />
    </FoldingCard>
  );
}
