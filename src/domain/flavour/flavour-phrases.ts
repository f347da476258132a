/** The phrases of flavour-explanation.ts, by axis and amount. */
import type { BilingualText, FlavourAxis } from '#domain/recipe/recipe.ts';
import { text } from '#domain/text/bilingual.ts';

export type Amount = 'low' | 'middle' | 'high';

export interface FlavourPhrase {
  /** Starts the sentence. */
  lead: BilingualText;
  /** Starts the sentence if the guest wished for this. */
  asked: BilingualText;
  /** Follows a lead after a comma. */
  follow: BilingualText;
}

export const FLAVOUR_PHRASES: Record<FlavourAxis, Record<Amount, FlavourPhrase>> = {
  strength: {
    low: {
      lead: text('Light and easy to sip', '輕盈易入口'),
      asked: text('Easy-going like you asked', '照你意思輕輕哋'),
      follow: text('and easy to sip', '飲落又輕盈'),
    },
    middle: {
      lead: text('Strong enough to notice', '勁得嚟有分寸'),
      asked: text('Just as strong as you hoped', '勁度啱啱好'),
      follow: text('with a measured kick', '酒勁又有分寸'),
    },
    high: {
      lead: text('Bold and full of backbone', '酒味濃郁'),
      asked: text('Bold like you asked', '夠晒勁'),
      follow: text('with a serious kick', '酒勁又夠'),
    },
  },
  acidity: {
    low: {
      lead: text('Soft and mellow', '口感柔和'),
      asked: text('Mellow like you asked', '照你意思唔太酸'),
      follow: text('with hardly any sourness', '又唔會酸親'),
    },
    middle: {
      lead: text('Gently tangy', '微酸醒胃'),
      asked: text('Just as tangy as you hoped', '酸度啱啱好'),
      follow: text('with a little tang', '仲帶一絲酸味'),
    },
    high: {
      lead: text('Bright and tart', '酸爽醒神'),
      asked: text('Tart like you asked', '夠酸夠醒'),
      follow: text('with a bright, tangy bite', '又酸得過癮'),
    },
  },
  sweet: {
    low: {
      lead: text('Dry and clean', '乾身爽口'),
      asked: text('Dry like you asked', '照你意思唔太甜'),
      follow: text('with next to no sugar', '又一啲都唔膩'),
    },
    middle: {
      lead: text('Softly sweet', '清甜'),
      asked: text('Just as sweet as you hoped', '甜度啱啱好'),
      follow: text('with a touch of sweetness', '仲帶一份清甜'),
    },
    high: {
      lead: text('Lusciously sweet', '甜美'),
      asked: text('Sweet like you asked', '夠甜'),
      follow: text('with a generous sweetness', '又甜到入心'),
    },
  },
  spicy: {
    low: {
      lead: text('Cool and calm', '溫和唔嗆喉'),
      asked: text('Mild like you asked', '照你意思唔辣'),
      follow: text('with no burn at all', '又一啲都唔辣'),
    },
    middle: {
      lead: text('Warmly spiced', '微辛暖身'),
      asked: text('Just as spicy as you hoped', '辣度啱啱好'),
      follow: text('with a little warmth', '仲有少少辛香'),
    },
    high: {
      lead: text('Fiery', '辛辣夠火'),
      asked: text('Spicy like you asked', '夠辣'),
      follow: text('with real heat', '又辣得夠喉'),
    },
  },
  fruity: {
    low: {
      lead: text('Light on fruit', '成熟內斂'),
      asked: text('Light on fruit like you asked', '照你意思少啲果味'),
      follow: text('with the fruit held back', '果味又唔搶戲'),
    },
    middle: {
      lead: text('Lightly fruity', '淡淡果香'),
      asked: text('Just as fruity as you hoped', '果味啱啱好'),
      follow: text('with a hint of fruit', '仲帶少少果味'),
    },
    high: {
      lead: text('Juicy and full of fruit', '果香四溢'),
      asked: text('Fruity like you asked', '果味夠晒濃'),
      follow: text('with loads of ripe fruit', '果香又撲鼻'),
    },
  },
  fizzy: {
    low: {
      lead: text('Smooth and still', '順滑冇氣'),
      asked: text('Bubble-free like you asked', '照你意思冇氣泡'),
      follow: text('with no bubbles to get in the way', '冇氣泡又順喉'),
    },
    middle: {
      lead: text('Lightly sparkling', '微微氣泡'),
      asked: text('Just as fizzy as you hoped', '氣泡啱啱好'),
      follow: text('with a fine sparkle', '仲有幼細氣泡'),
    },
    high: {
      lead: text('Wonderfully fizzy', '氣泡十足'),
      asked: text('Fizzy like you asked', '夠晒氣'),
      follow: text('with plenty of fizz', '氣泡又足'),
    },
  },
  herbal: {
    low: {
      lead: text('Clean and straightforward', '乾淨直接'),
      asked: text('Light on herbs like you asked', '照你意思少啲草本味'),
      follow: text('with the herbs kept quiet', '草本味又含蓄'),
    },
    middle: {
      lead: text('Gently herbal', '淡淡草本香'),
      asked: text('Just as herbal as you hoped', '草本香啱啱好'),
      follow: text('with a whisper of herbs', '仲有一縷草本香'),
    },
    high: {
      lead: text('Fresh as a herb garden', '草本香濃'),
      asked: text('Herbal like you asked', '草本味夠晒濃'),
      follow: text('with a whole garden of herbs', '又有滿口草本香'),
    },
  },
  bitter: {
    low: {
      lead: text('Round and gentle', '圓潤唔苦'),
      asked: text('Free of bitterness like you asked', '照你意思唔苦'),
      follow: text('with no bitterness', '又一啲都唔苦'),
    },
    middle: {
      lead: text('Gently bitter', '微微甘苦'),
      asked: text('Just as bitter as you hoped', '甘苦啱啱好'),
      follow: text('with a bitter edge', '仲帶少少甘苦'),
    },
    high: {
      lead: text('Boldly bitter', '苦得夠味'),
      asked: text('Bitter like you asked', '夠苦'),
      follow: text('with a long, bitter finish', '苦味又悠長'),
    },
  },
};

/** For a drink that no axis speaks for. */
export const NO_REASON: BilingualText = text('One we think you’ll like', '我哋覺得呢杯啱你');
