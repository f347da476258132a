import { Trans, useLingui } from '@lingui/react/macro';
import { FLAVOUR_AXES, FLAVOUR_PROPERTIES, type FlavourProperty } from '#domain/recipe/recipe.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { FoldingSection } from '#ui/kit/fold/folding-section.tsx';
import { FlavourIcon } from '#ui/play/drink/flavour-icon.tsx';
import { FlavourRadarChart } from '#ui/play/drink/flavour-radar-chart.tsx';
import { flavourColour, flavourLabel } from '#ui/play/drink/flavours.ts';
import { SliderField } from '#ui/kit/fields/slider-field.tsx';
import { FlavourBars } from './drawn-summaries.tsx';
import type { FieldsProps } from './fields.ts';
import { hasFlavour, withEstimate } from './recipe-draft.ts';
import styles from './recipe-editor.module.css';

const OTHERS = FLAVOUR_PROPERTIES.slice(FLAVOUR_AXES.length);

/** The sliders, and the web they draw. */
export function FlavourFields({ draft, onChange }: FieldsProps) {
  const { t } = useLingui();
  const { flavours } = draft;
  const estimate = withEstimate(draft);
  const slider = (property: FlavourProperty) => (
    <Flavour
      key={property}
      property={property}
      value={flavours[property] ?? 0}
      onChange={(value) => onChange({ flavours: { ...flavours, [property]: value }, flavourEstimated: false })}
    />
  );
  return (
    <FoldingSection
      heading="h3"
      title={<Trans>Flavours</Trans>}
      summary={
        hasFlavour(draft) ? (
          <>
            {draft.flavourEstimated && t`Flavour estimated`} <FlavourBars flavours={flavours} />
          </>
        ) : (
          t`No flavour: this drink comes last everywhere.`
        )
      }
      className={styles.group}
    >
      {draft.flavourEstimated && (
        <div className={styles.estimated}>
          <Badge tone="special">
            <Trans>Flavour estimated</Trans>
          </Badge>
          <p className={styles.help}>
            <Trans>
              Worked out from the ingredients. Set the sliders as the drink tastes, or confirm that they are right.
            </Trans>
          </p>
          <Button onClick={() => onChange({ flavourEstimated: false })}>
            <Trans>Confirm flavour</Trans>
          </Button>
        </div>
      )}
      {!draft.flavourEstimated && (
        <div className={styles.estimated}>
          {!hasFlavour(draft) && (
            <p role="status">
              <Badge tone="waiting">
                <Trans>No flavour: this drink comes last everywhere.</Trans>
              </Badge>
            </p>
          )}
          {estimate !== draft && (
            <Button onClick={() => onChange({ flavours: estimate.flavours, flavourEstimated: true })}>
              <Trans>Estimate from the ingredients</Trans>
            </Button>
          )}
        </div>
      )}
      <div className={styles.flavours}>
        <div className={styles.sliders}>{FLAVOUR_AXES.map(slider)}</div>
        <div className={styles.radar}>
          <FlavourRadarChart
            features={FLAVOUR_AXES.map((property) => ({ property, value: flavours[property] ?? 0 }))}
          />
        </div>
      </div>
      <details className={styles.more} open={OTHERS.some((property) => flavours[property]) || undefined}>
        <summary>
          <Trans>More flavours</Trans>
        </summary>
        <div className={styles.sliders}>{OTHERS.map(slider)}</div>
      </details>
    </FoldingSection>
  );
}

interface FlavourProps {
  property: FlavourProperty;
  value: number;
  onChange: (value: number) => void;
}

function Flavour({ property, value, onChange }: FlavourProps) {
  const { t, i18n } = useLingui();
  const strength = i18n.number(value);
  return (
    <SliderField
      label={
        <span className={styles.axis}>
          <FlavourIcon property={property} />
          {flavourLabel(i18n, property)}
        </span>
      }
      value={value}
      min={0}
      max={5}
      step={0.1}
      colour={flavourColour(property)}
      valueText={t`${strength} of 5`}
      onChange={onChange}
    />
  );
}
