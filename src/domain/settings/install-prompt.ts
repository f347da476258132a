/**
 * Which prompt to show a guest: open in Safari, or add to the home screen. Source: docs/behaviour/install-prompts.md
 * "When".
 */

export interface BrowserEnvironment {
  userAgent: string;
  /** Touch points: an iPad claims to be a Mac, but a Mac has none. */
  maxTouchPoints: number;
  /** Window size in CSS pixels. */
  width: number;
  height: number;
  /** Opened from the home screen. */
  isStandalone: boolean;
  isSafariDismissed: boolean;
  isInstallDismissed: boolean;
}

export type Prompt = 'safari' | 'install';
export type Platform = 'ios' | 'android' | 'other';

/** A screen below either of these is small. CSS pixels. */
export const SMALL_WIDTH = 768;
export const SMALL_HEIGHT = 600;

export const isSmallScreen = (width: number, height: number): boolean => width < SMALL_WIDTH || height < SMALL_HEIGHT;

/** The due prompts, first one first. */
export function promptsFor(around: BrowserEnvironment): Prompt[] {
  if (around.isStandalone) return [];
  const isIos = platformOf(around) === 'ios';
  const wantsSafari = isIos && (!isSafari(around.userAgent) || isSmallScreen(around.width, around.height));
  const prompts: Prompt[] = [];
  if (wantsSafari && !around.isSafariDismissed) prompts.push('safari');
  if (!around.isInstallDismissed) prompts.push('install');
  return prompts;
}

export function platformOf({
  userAgent,
  maxTouchPoints,
}: Pick<BrowserEnvironment, 'userAgent' | 'maxTouchPoints'>): Platform {
  const isIpad = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  if (/iPhone|iPad|iPod/.test(userAgent) || isIpad) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  return 'other';
}

/** Other browsers on iOS and in-app browsers: they add their own name, or leave Safari's out. */
const NOT_SAFARI =
  /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|OPX\/|DuckDuckGo|Ddg\/|YaBrowser|Brave|Focus\/|GSA\/|FBAN|FBAV|FB_IAB|Instagram|Threads|Barcelona|Line\/|MicroMessenger|WhatsApp|Twitter|Snapchat|Pinterest|LinkedInApp|TikTok|musical_ly|BytedanceWebview|KAKAOTALK|NAVER|Telegram|Discord|QQ\/|MQQBrowser|UCBrowser|baidu|Weibo|xiaohongshu/i;

export const isSafari = (userAgent: string): boolean =>
  /Version\/[\d.]+.*Safari\//.test(userAgent) && !NOT_SAFARI.test(userAgent);
