/** What a guest had already, and another like it. Source: docs/behaviour/taste-requests.md "Named and not ordered". */

/** "I had a mojito yesterday, something different", 飲開 mojito，想試新嘢: the drink is what the guest does not want. */
export const HAD_BEFORE =
  /\b(?:had|drank|usually|always|normally|often|every ?day|every time)\b.{0,80}\b(?:(?:something|anything) (?:different|else|new)|what else|next)\b|(?:飲開|飲[咗完過]|成日|平時|通常).{0,30}(?:試[下吓]?新|特別|(?:第二|另一)[款隻杯樣啲]|唔同)|[飲試]到?[悶厭]|[換轉][個下吓]*口味/i;

export const HAD_ONE = /\b(?:i|we|just|ive|weve|already) (?:just )?(?:had|drank|finished)\b|[飲][完咗]/i;
export const LOVED =
  /\b(?:i|we) (?:really )?(?:loved|liked|enjoyed|love|adore)\b|(?:(?:鍾意|中意|鐘意)[^，。有想要]{1,12}|[好幾][飲正味])[，,][^，。]{0,6}(?:有冇|想|要|搵|試)/i;
export const ALIKE =
  /\b(?:similar|along (?:those|the same|these) lines|(?:that|this) (?:direction|vein)|like (?:it|that)|same (?:style|vibe|kind|sort|family)|closest|nearest)\b|差唔多|類似|近似|相近|似返?/i;
/** On other days, and not an hour ago. */
export const IS_HABIT = /\b(?:usually|always|normally|often|every ?day|every time)\b|飲開|成日|平時|通常/i;
