import { useLingui } from '@lingui/react/macro';

/** Names a part of a kiosk's saved settings as its pages do; unknown parts keep their key. */
export function usePartName(kioskType: string): (key: string) => string {
  const { t } = useLingui();
  const names: Record<string, string> = {
    experience: t`All settings of the experience`,
    appearance: t`Appearance`,
    voiceProfileId: t`Voice`,
    // the capsule machine
    series: t`The drum`,
    rerolls: t`Free re-turns`,
    zeroProofSeries: t`Let guests ask for no alcohol before they turn`,
    // the quiz
    demoMode: t`Demo mode`,
    demoName: t`Demo name`,
    // vibes
    moods: t`Moods`,
    maxPicks: t`How many may be chosen`,
    sliders: t`Sliders`,
    // the magazine
    categories: t`Sections`,
    featured: t`Featured drinks`,
    showAbv: t`Strength in % ABV`,
    hideSoldOut: t`Hide what is sold out`,
    sizes: t`Sizes a guest may choose`,
    idleSeconds: t`Starts afresh after`,
    warnSeconds: t`Asks “Still there?” ahead by`,
    // the story
    start: t`The story begins with`,
    nodes: t`Scenes`,
    endings: t`Endings`,
    // the sixteen types
    questions: t`Doors`,
    letterDelta: t`What a letter tastes of`,
    types: t`The sixteen cards`,
    // the sommelier
    greeting: t`Greeting`,
    phrases: t`Phrases to tap`,
    lexicon: t`Words of the house`,
    followUps: t`Questions back`,
    speakReplies: t`Answers out loud from the start`,
    maxSeconds: t`Longest listening`,
    // the hand games
    rule: t`Who calls`,
    target: t`Points to win`,
    strictCalls: t`Impossible calls cost the point`,
    showSeconds: t`Time to choose`,
    untimed: t`No clock for anybody`,
    opponents: t`Guests can play with`,
    chant: t`Chant`,
    label: t`Name of the game`,
    allowFouls: t`Offer impossible calls too`,
    fixedCall: t`Fixed calls (定枚)`,
    callSet: t`Calls`,
    calls: t`What is called`,
    resultMap: kioskType === 'five-mui' ? t`Which drink a call leads to` : t`Which drink a sum leads to`,
  };
  return (key) => (Object.hasOwn(names, key) ? (names[key] ?? key) : key);
}
