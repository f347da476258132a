/** Hears that the guest wants something between drinks. Source: docs/behaviour/taste-requests.md "Names". */

/** "Halfway between a Mojito and a Margarita", 介乎; not "I can't decide between". */
export const isBetweenDrinks = (text: string): boolean => BETWEEN.test(text) && !DECIDES.test(text);
const BETWEEN =
  /\b(?:between|in ?between|btwn|betwe+n|halfway|half ?way|midway|middle (?:of|ground)|cross(?:over)?(?: of| between)|(?:mix|mixture|blend|hybrid|combo|combination|mash ?up|fusion|marriage|love ?child|baby) (?:of|between)|crossed with|meets|half (?:an? )?\w+(?: \w+)? half)\b|介[乎於于]|之間|[嘅在喺]?中間|一半[^，。]{0,20}一半|混合(?:版|體)?|合體|夾埋|溝埋|撈埋|結合/i;
const DECIDES =
  /\b(?:choose|choosing|chose|choice|decid\w*|torn|pick|stuck|hesitat\w*|toss ?up|debating)\b|揀|決定|諗緊|掙扎|猶豫|二選一|邊杯|邊隻|定係/i;
