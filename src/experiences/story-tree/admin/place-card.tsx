import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { Button } from '#ui/kit/button.tsx';
import { FoldingCard } from '#ui/settings/folding-card.tsx';
import { DrawnBackdrop } from '../guest/scenes/backdrops.tsx';
import type { Backdrop } from '../rules.ts';
import { cardId } from './card-id.ts';
import styles from './story-admin.module.css';

interface Props {
  id: string;
  /** Path in the settings. */
  path: string;
  name: string;
  /** Its text in both languages; the name is the start of the owner's. */
  text: BilingualText;
  backdrop: Backdrop;
  badge?: ReactNode;
  summary: ReactNode;
  problems: readonly string[];
  /** A text is missing: open, so that it is noticed. */
  isUnfinished: boolean;
  canRemove: boolean;
  onRemove: () => void;
  children: ReactNode;
}

/** A scene or an ending: a summary, which opens to all its fields. */
export function PlaceCard(props: Props) {
  const { id, path, name, text, backdrop, badge, summary, problems, isUnfinished, canRemove, onRemove, children } =
    props;
  const { t, i18n } = useLingui();
  const other = i18n.locale === 'zh-HK' ? 'en' : 'zh-HK';
  return (
    <FoldingCard
      id={cardId(id)}
      path={path}
      picture={<DrawnBackdrop backdrop={backdrop} className={styles.thumb} />}
      title={name}
      about={
        <>
          <p lang={other === 'en' ? 'en' : 'zh-Hant-HK'}>{text[other]}</p>
          {badge}
        </>
      }
      tools={
        <Button kind="danger" disabled={!canRemove} onClick={onRemove} aria-label={t`Remove ${name}`}>
          <Trans>Remove</Trans>
        </Button>
      }
      problems={
        problems.length > 0 && (
          <ul role="list" className={styles.list} aria-label={t`Problems of ${name}`}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )
      }
      summary={summary}
      isIncomplete={isUnfinished}
    >
      {children}
    </FoldingCard>
  );
}
