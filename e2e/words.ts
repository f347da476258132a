/** The English of the guest screens that journeys in every engine look for; exact. */
export const WORDS = {
  startQuiz: 'Start Quiz',
  recommended: "We think you'll like these",
  details: /details/i,
  seeDetails: 'See details and order',
  order: 'Order This Drink',
  prepare: 'Prepare Your Glass',
  ready: 'Ready - Place Order',
  placed: /Display ID: (\w+)/,
  choose: 'Hey there! Choose a drink to make:',
  make: /Make This/,
  glass: /Prep your glass for/,
  brew: 'Glass is Ready - Start Brewing!',
  brewing: 'Now Brewing...',
  cheers: 'Cheers!',
  saved: 'Saved on this phone, will be sent',
  notSent: 'Failed to submit order. Please try again.',
  byHand: 'Enter Machine ID Manually',
} as const;

/** Pattern of display ids. */
export const DISPLAY_ID = /\b[A-Z]\d\d\b/;
