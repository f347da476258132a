import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { FLAVOUR_AXES } from '#domain/recipe.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FlavourIcon } from '#ui/flavour-icon.tsx';
import { flavourLabel } from '#ui/flavours.ts';
import { BilingualField } from '#ui/settings/bilingual-field.tsx';
import { useIsChecked } from '#ui/settings/settings-form.tsx';
import { WantEditor } from '#ui/settings/taste-editors.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { HandPicture } from '#ui/table-game/hand.tsx';
import { YOUR_LOOK } from '#ui/table-game/looks.ts';
import type { Call, SumResult } from '../settings.ts';
import styles from './fifteen-twenty-admin.module.css';

interface Props {
  sum: Call;
  result: SumResult;
  onChange: (part: Partial<SumResult>) => void;
}

/** One sum with the hands that make it; opened, with all that can be changed. */
export function SumCard({ sum, result, onChange }: Props) {
  const { t, i18n } = useLingui();
  const isChecked = useIsChecked();
  const [isOpened, setOpened] = useState(false);
  const axes = FLAVOUR_AXES.filter((axis) => result.want[axis] !== undefined);
  const lacksSomething = axes.length === 0 || Object.values(result.title).some((text) => text.trim() === '');
  const isOpen = isOpened || (isChecked && lacksSomething);
  return (
    <Card as="li" className={styles.card} aria-labelledby={`sum-${sum}`}>
      <div className={styles.head}>
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
        <div className={styles.about}>
          <h3 id={`sum-${sum}`}>
            {sum} · {result.title.en} <span lang="zh-Hant-HK">{result.title['zh-HK']}</span>
          </h3>
          <ul role="list" className={styles.chips} aria-label={t`Taste`}>
            {axes.map((axis) => (
              <li key={axis}>
                <FlavourIcon property={axis} size={16} />
                {flavourLabel(i18n, axis)} <strong>{i18n.number(result.want[axis] ?? 0)}</strong>
              </li>
            ))}
            {result.zeroProof && (
              <li>
                <Badge tone="good">
                  <Trans>No alcohol</Trans>
                </Badge>
              </li>
            )}
          </ul>
        </div>
        <Button aria-expanded={isOpen} aria-describedby={`sum-${sum}`} onClick={() => setOpened(!isOpen)}>
          {isOpen ? <Trans>Close</Trans> : <Trans>Edit</Trans>}
        </Button>
      </div>
      {isOpen && (
        <div className={styles.fields}>
          <BilingualField
            label={t`Title`}
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
        </div>
      )}
    </Card>
  );
}
