import { describe, expect, it } from 'vitest';
import {
  isSafari,
  isSmallScreen,
  platformOf,
  promptsFor,
  type Prompt,
  type BrowserEnvironment,
} from './install-prompt.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const SAFARI = `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`;
const CHROME_IOS = `${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`;
const INSTAGRAM = `${IPHONE} Mobile/15E148 Instagram 335.1.8.26.85 (iPhone15,2; iOS 17_5)`;
const WEB_VIEW = `${IPHONE} Mobile/15E148`;
const IPAD =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

const ipad: Partial<BrowserEnvironment> = { userAgent: IPAD, width: 1024, height: 768 };

describe('promptsFor', () => {
  it.each<[string, Partial<BrowserEnvironment>, Prompt[]]>([
    ['Safari on an iPhone, which is small', { userAgent: SAFARI }, ['safari', 'install']],
    ['an app on an iPhone', { userAgent: INSTAGRAM }, ['safari', 'install']],
    ['Safari on an iPad, which is large', ipad, ['install']],
    ['an iPad 768 wide and 600 high', { ...ipad, width: 768, height: 600 }, ['install']],
    ['an iPad a pixel narrower', { ...ipad, width: 767, height: 600 }, ['safari', 'install']],
    ['an iPad a pixel lower', { ...ipad, width: 768, height: 599 }, ['safari', 'install']],
    ['Chrome on a large iPad', { ...ipad, userAgent: CHROME_IOS }, ['safari', 'install']],
    ['a Mac, whose name an iPad uses', { ...ipad, maxTouchPoints: 0, width: 600 }, ['install']],
    ['a small Android phone', { userAgent: ANDROID }, ['install']],
    ['a desk', { userAgent: WINDOWS, maxTouchPoints: 0, width: 1280, height: 900 }, ['install']],
    ['opened from the home screen', { isStandalone: true }, []],
    ['opened from the home screen by an app', { userAgent: INSTAGRAM, isStandalone: true }, []],
    ['Safari dismissed', { isSafariDismissed: true }, ['install']],
    ['installing dismissed', { isInstallDismissed: true }, ['safari']],
    ['both dismissed', { isSafariDismissed: true, isInstallDismissed: true }, []],
  ])('%s', (_case, around, prompts) => {
    expect(
      promptsFor({
        userAgent: SAFARI,
        maxTouchPoints: 5,
        width: 390,
        height: 844,
        isStandalone: false,
        isSafariDismissed: false,
        isInstallDismissed: false,
        ...around,
      }),
    ).toEqual(prompts);
  });
});

it.each([
  ['Safari', SAFARI, true],
  ['Chrome', CHROME_IOS, false],
  ['Firefox', `${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, false],
  ['Instagram', INSTAGRAM, false],
  ['WeChat', `${IPHONE} Mobile/15E148 MicroMessenger/8.0.49 NetType/WIFI`, false],
  ['Line, which names Safari', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 Line/14.8.0`, false],
  ['a bare web view', WEB_VIEW, false],
])('knows %s', (_name, userAgent, expected) => expect(isSafari(userAgent)).toBe(expected));

it.each([
  [SAFARI, 5, 'ios'],
  [IPAD, 5, 'ios'],
  [IPAD, 0, 'other'],
  [ANDROID, 5, 'android'],
  [WINDOWS, 10, 'other'],
] as const)('%s with %i fingers is %s', (userAgent, maxTouchPoints, platform) =>
  expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform),
);

it('a screen is small below 768 by 600', () => {
  expect([isSmallScreen(768, 600), isSmallScreen(767, 600), isSmallScreen(768, 599)]).toEqual([false, true, true]);
});
