import { Fragment, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';

interface Props {
  english: ReactNode;
  chinese: ReactNode;
}

/** Two fields for one text in two languages: the reader's first. What is typed stays when the language changes. */
export function BothLanguages({ english, chinese }: Props) {
  const { i18n } = useLingui();
  const pair = [<Fragment key="en">{english}</Fragment>, <Fragment key="zh">{chinese}</Fragment>];
  return i18n.locale === 'zh-HK' ? pair.toReversed() : pair;
}
