import { Link } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LanguageCode } from '#domain/text/languages.ts';
import { languageName } from '#web/console/kit/language-name.ts';
import type { Begun } from '#web/console/kit/use-menu-translations.ts';
import styles from './shop.module.css';

/** What has become of the translations of languages that were added. */
export function BegunTranslations({ shopId, begun, failed }: Begun & { shopId: string }) {
  const { i18n } = useLingui();
  const namesOf = (codes: readonly LanguageCode[]) =>
    new Intl.ListFormat(i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en').format(
      codes.map((code) => languageName(i18n.locale, code) ?? code),
    );
  const [now, later] = [namesOf(begun), namesOf(failed)];
  return (
    <div role="status" className={styles.begun}>
      {begun.length > 0 && (
        <p>
          <Trans>The menu is being translated into {now}. Until a drink is, guests read it as before.</Trans>
        </p>
      )}
      {failed.length > 0 && (
        <p>
          <Trans>The translation into {later} could not be started. Start it on the dashboard.</Trans>
        </p>
      )}
      {(begun.length > 0 || failed.length > 0) && (
        <Link to={`/shops/${encodeURIComponent(shopId)}#translations`}>
          <Trans>To the translations</Trans>
        </Link>
      )}
    </div>
  );
}
