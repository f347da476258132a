import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { GuestStep } from '#ui/play/guest-step.tsx';
import { useFreshHeading } from '#ui/kit/use-fresh-heading.ts';
import type { TypeCode, TypeText } from '../rules.ts';
import { TypeCard } from './type-card.tsx';
import styles from './card.module.css';

interface Props {
  type: TypeCode;
  text: TypeText;
  onDrink: () => void;
  onBack: () => void;
}

/** The type's card, followed by the drink. */
export function CardStep({ type, text, onDrink, onBack }: Props) {
  const heading = useFreshHeading();
  return (
    <GuestStep
      labelledBy="type-title"
      onBack={onBack}
      actions={
        <Button kind="main" size="big" onClick={onDrink}>
          <Trans>Show my drink</Trans>
        </Button>
      }
    >
      <h1 ref={heading} tabIndex={-1} id="type-title" className={styles.heading}>
        <Trans>Tonight you are {type}</Trans>
      </h1>
      <TypeCard type={type} text={text} />
    </GuestStep>
  );
}
