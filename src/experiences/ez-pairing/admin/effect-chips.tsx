import { Trans, useLingui } from '@lingui/react/macro';
import type { ChoiceEffect } from '#contract/kiosk/ez-pairing.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import { nameOfNamed } from '#domain/taste-request/flavour-lexicon.ts';
import { inLanguage } from '#domain/text/bilingual.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { FlavourIcon } from '#ui/play/drink/flavour-icon.tsx';
import { flavourLabel } from '#ui/play/drink/flavours.ts';
import { signed } from '#ui/settings/signed.ts';
import type { Choice } from './quiz-draft.ts';
import styles from './ez-admin.module.css';

export function EffectChips({ effect }: { effect: ChoiceEffect | null | undefined }) {
  const { i18n, t } = useLingui();
  const named = effect?.named ?? [];
  const moving = FLAVOUR_AXES.filter((axis) => effect?.delta[axis]);
  if (!effect) {
    return (
      <span className={styles.nothing}>
        <Trans>Its words say nothing about flavour</Trans>
      </span>
    );
  }
  return (
    <ul role="list" className={styles.chips}>
      {moving.map((axis) => (
        <li key={axis} className={styles.chip}>
          <FlavourIcon property={axis} size={18} />
          {flavourLabel(i18n, axis)} <strong>{signed(effect.delta[axis] ?? 0)}</strong>
        </li>
      ))}
      {effect.zeroProof && (
        <li className={styles.chip}>
          <Trans>No alcohol</Trans>
        </li>
      )}
      {named.map(({ id, isRefused }) => {
        const name = inLanguage(nameOfNamed(id), i18n.locale);
        return (
          <li key={id} className={styles.chip}>
            {isRefused ? t`Without ${name}` : t`With ${name}`}
          </li>
        );
      })}
      {moving.length + named.length === 0 && !effect.zeroProof && (
        <li className={styles.nothing}>
          <Trans>Changes nothing</Trans>
        </li>
      )}
    </ul>
  );
}

export function EffectSource({ source }: { source: Choice['effectSource'] | null }) {
  if (source === 'owner') {
    return (
      <Badge tone="special">
        <Trans>Set by you</Trans>
      </Badge>
    );
  }
  if (source === 'llm') {
    return (
      <Badge tone="info">
        <Trans>From the language model</Trans>
      </Badge>
    );
  }
  if (source === 'words') {
    return (
      <Badge>
        <Trans>From its words</Trans>
      </Badge>
    );
  }
  return null;
}
