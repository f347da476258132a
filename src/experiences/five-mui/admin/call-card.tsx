import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { FLAVOUR_AXES } from '#domain/recipe.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FlavourIcon } from '#ui/flavour-icon.tsx';
import { flavourLabel } from '#ui/flavours.ts';
import { useIsChecked } from '#ui/settings/settings-form.tsx';
import { WantEditor } from '#ui/settings/taste-editors.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { HandPicture, type Fingers } from '#ui/table-game/hand.tsx';
import { FRIEND_LOOK, YOUR_LOOK } from '#ui/table-game/looks.ts';
import type { Call } from '../rules.ts';
import type { CallResult, MuiCall } from '../settings.ts';
import styles from './five-mui-admin.module.css';

interface Props {
  call: Call;
  text: MuiCall['text'];
  result: CallResult;
  onChange: (part: Partial<CallResult>) => void;
}

/** One call with two hands that make it; opened, with the taste it leads to. */
export function CallCard({ call, text, result, onChange }: Props) {
  const { t, i18n } = useLingui();
  const isChecked = useIsChecked();
  const [isOpened, setOpened] = useState(false);
  const axes = FLAVOUR_AXES.filter((axis) => result.want[axis] !== undefined);
  const isOpen = isOpened || (isChecked && axes.length === 0);
  const less = Math.floor(call / 2) as Fingers;
  const more = (call - less) as Fingers;
  return (
    <Card as="li" className={styles.card} aria-labelledby={`call-${call}`}>
      <div className={styles.head}>
        <span className={styles.hands}>
          <HandPicture fingers={less} look={YOUR_LOOK} />
          <HandPicture fingers={more} side="left" look={FRIEND_LOOK} />
        </span>
        <div className={styles.about}>
          <h3 id={`call-${call}`}>
            {call} · <span lang="zh-Hant-HK">{text['zh-HK']}</span> <span lang="en">{text.en}</span>
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
        <Button aria-expanded={isOpen} aria-describedby={`call-${call}`} onClick={() => setOpened(!isOpen)}>
          {isOpen ? <Trans>Close</Trans> : <Trans>Edit</Trans>}
        </Button>
      </div>
      {isOpen && (
        <div className={styles.fields}>
          <WantEditor label={t`Taste of ${call}`} value={result.want} onChange={(want) => onChange({ want })} />
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
