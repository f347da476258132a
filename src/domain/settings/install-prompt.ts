/** When a guest is shown the way into Safari, or onto the home screen. Source: spec §2 "Install and browser prompts", §9. */

export interface Surroundings {
  userAgent: string;
  /** Fingers the screen can tell apart: an iPad says it is a Mac, but a Mac has none. */
  maxTouchPoints: number;
  /** Of the window, in CSS pixels. */
  width: number;
  height: number;
  /** Opened from the home screen. */
  isStandalone: boolean;
  isSafariDismissed: boolean;
  isInstallDismissed: boolean;
}

export type Prompt = 'safari' | 'install';
export type Platform = 'ios' | 'android' | 'other';

/** Below either of these a screen is small. CSS pixels; spec §9. */
export const SMALL_WIDTH = 768;
export const SMALL_HEIGHT = 600;

export const isSmallScreen = (width: number, height: number): boolean => width < SMALL_WIDTH || height < SMALL_HEIGHT;

/** The prompts that are due, the one to show first in front. */
export function promptsFor(around: Surroundings): Prompt[] {
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
}: Pick<Surroundings, 'userAgent' | 'maxTouchPoints'>): Platform {
  const isIpad = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  if (/iPhone|iPad|iPod/.test(userAgent) || isIpad) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  return 'other';
}

/** Other browsers on iOS, and apps that open links in themselves: they name themselves, or leave Safari's name out. */
const NOT_SAFARI =
  /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|OPX\/|DuckDuckGo|Ddg\/|YaBrowser|Brave|Focus\/|GSA\/|FBAN|FBAV|FB_IAB|Instagram|Threads|Barcelona|Line\/|MicroMessenger|WhatsApp|Twitter|Snapchat|Pinterest|LinkedInApp|TikTok|musical_ly|BytedanceWebview|KAKAOTALK|NAVER|Telegram|Discord|QQ\/|MQQBrowser|UCBrowser|baidu|Weibo|xiaohongshu/i;

export const isSafari = (userAgent: string): boolean =>
  /Version\/[\d.]+.*Safari\//.test(userAgent) && !NOT_SAFARI.test(userAgent);
