import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { QrCode } from '#ui/kit/qr-code.tsx';
import styles from './poster.module.css';

interface Props {
  /** While true, printing the page prints this poster and nothing else. */
  isActive: boolean;
  shopName: string;
  /** Posters hang where both languages are read, so they always speak both. */
  headline: BilingualText;
  /** Address in the code, also printed in letters. */
  link: string;
  /** What stands under the code. */
  children: ReactNode;
}

interface SheetProps {
  /** While true, printing the page prints this sheet and nothing else. */
  isActive: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A sheet of A4, black on white, that only a printer sees. */
export function PrintedSheet({ isActive, className, children }: SheetProps) {
  useEffect(() => {
    if (!isActive) return;
    document.documentElement.dataset.print = 'poster';
    return () => {
      delete document.documentElement.dataset.print;
    };
  }, [isActive]);

  return createPortal(
    <div
      className={[styles.sheet, className].filter(Boolean).join(' ')}
      data-active={isActive || undefined}
      data-theme="light"
      aria-hidden="true"
    >
      {children}
    </div>,
    document.body,
  );
}

export function Poster({ isActive, shopName, headline, link, children }: Props) {
  return (
    <PrintedSheet isActive={isActive} className={styles.poster}>
      <p className={styles.shop}>{shopName}</p>
      <p className={styles.headline}>{headline.en}</p>
      <p className={styles.chineseHeadline} lang="zh-Hant-HK">
        {headline['zh-HK']}
      </p>
      <div className={styles.code}>
        <QrCode text={link} title="" size={400} />
      </div>
      {children}
      <p className={styles.link}>{link}</p>
    </PrintedSheet>
  );
}

/** Prints once the poster stands; `isPrinting` is the poster's `isActive`. */
export function usePrint() {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    if (!isPrinting) return;
    const done = () => setPrinting(false);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [isPrinting]);

  return { isPrinting, print: () => setPrinting(true) };
}

/** Six letters are read out in threes; copied, they are still one word. */
export function GroupedCode({ code, className }: { code: string; className?: string | undefined }) {
  return (
    <span className={[styles.grouped, className].filter(Boolean).join(' ')}>
      <span>{code.slice(0, 3)}</span>
      <span>{code.slice(3)}</span>
    </span>
  );
}
