import { useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import { isThrow, otherSeat, type Match, type Seat, type Show } from '#domain/games/hand-game.ts';
import { CallLettering } from './drawing/call-lettering.tsx';
import type { GameLook } from './drawing/game-look.ts';
import { YOUR_LOOK } from './drawing/looks.ts';
import styles from './match-screen.module.css';

interface Props {
  shown: Show;
  match: Match;
  look: GameLook;
  far: Seat;
}

/** The calls where they were made, and the sum between them. */
export function ShownCalls({ shown, match, look, far }: Props) {
  const { i18n } = useLingui();
  const { last } = match;
  const lang = i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en';
  const callOf = (seat: Seat) => {
    const part = shown[seat];
    if (!isThrow(part) || part.call === null) return undefined;
    const isDecided = last?.kind === 'near' || last?.kind === 'bigger';
    const isHit = isDecided ? last.by === seat : part.call === last?.sum && last?.kind !== 'foul';
    const isFoul = last?.kind === 'foul' && (last.by === seat || last.by === null);
    const text = look.callText(part.call);
    const isGlossed = look.isWrittenInChinese === true && i18n.locale !== 'zh-HK';
    return (
      <CallLettering
        text={isGlossed ? text['zh-HK'] : inLanguage(text, i18n.locale)}
        lang={isGlossed ? 'zh-Hant-HK' : lang}
        gloss={isGlossed ? text.en : undefined}
        digits={String(part.call)}
        tone={isFoul ? 'foul' : isHit ? 'hit' : 'plain'}
        size={shown.every((each) => isThrow(each) && each.call !== null) ? 'small' : 'normal'}
      />
    );
  };
  return (
    <div className={styles.calls} data-aside={look.drawHands(null, YOUR_LOOK).length === 1 || undefined}>
      <span>{callOf(far)}</span>
      {last?.sum !== null && last?.sum !== undefined && (
        <span className={styles.sum} aria-hidden="true">
          {last.sum}
        </span>
      )}
      <span>{callOf(otherSeat(far))}</span>
    </div>
  );
}
