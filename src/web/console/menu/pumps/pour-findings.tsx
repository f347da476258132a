import { useLingui } from '@lingui/react/macro';
import type { Finding } from '#domain/machine/pour-plan.ts';
import { Badge } from '#ui/kit/badge.tsx';
import styles from '../recipes/recipe-editor.module.css';

interface Props {
  findings: readonly Finding[];
  nameOf: (ingredientId: string) => string;
}

export function PourFindings({ findings, nameOf }: Props) {
  const { t } = useLingui();
  const words = (finding: Finding): string => {
    switch (finding.kind) {
      case 'no-header':
        return t`It does not begin with a machine and a size, such as SW1;sizeM.`;
      case 'no-pours':
        return t`The machine pours nothing.`;
      case 'bad-segment':
        return t`Pour ${finding.place} cannot be read: “${finding.text}”. It needs pump, ml and milliseconds.`;
      case 'no-duration':
        return t`Pump ${finding.slot} runs for no time.`;
      case 'too-long':
        return t`Pump ${finding.slot} runs for longer than 120 s.`;
      case 'unknown-pump':
        return t`The machine has no pump ${finding.slot}.`;
      case 'pump-twice':
        return t`Pump ${finding.slot} is told to pour twice.`;
      case 'without-pump':
        return t`${nameOf(finding.ingredientId)} stands on no pump: it is added by hand.`;
    }
  };
  if (findings.length === 0)
    return (
      <p>
        <Badge tone="good">{t`Nothing wrong with it`}</Badge>
      </p>
    );
  return (
    <ul role="list" className={styles.findings} aria-label={t`What is wrong with it`}>
      {findings.map((finding, at) => (
        <li key={at}>
          <Badge tone={finding.kind === 'without-pump' ? 'waiting' : 'bad'}>{words(finding)}</Badge>
        </li>
      ))}
    </ul>
  );
}
