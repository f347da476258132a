/** The sixteen vessels, drawn in a picture of 240 by 300 with the table at y 278. */
import type { GlassShape } from '#domain/recipe/drawing.ts';
import { profile, type Profile } from './profile.ts';

export interface Vessel {
  outer: Profile;
  inner: Profile;
  /** Height of the surface of a full drink. */
  fillY: number;
  /** Perspective: height of the opening's ellipse as a share of its width. */
  tilt: number;
  /** A stem with its foot, from the bowl down. */
  stem?: { from: number; foot: number };
  /** Its closed outline, with x measured from the axis. */
  handle?: string;
  /** The opaque body; the drink shows in the opening only. */
  material?: 'copper' | 'porcelain' | 'tiki';
}

const glass = (outer: string, inner: string, fillY: number, more: Partial<Vessel> = {}): Vessel => ({
  outer: profile(outer),
  inner: profile(inner),
  fillY,
  tilt: 0.15,
  ...more,
});

export const VESSELS: Record<GlassShape, Vessel> = {
  highball: glass('M43 78 L38 266 C37.5 273 22 278 0 278', 'M40.6 78 L36 252 C35.4 259 20 263 0 263', 96),
  collins: glass('M35 58 L32.5 267 C32 273 18 278 0 278', 'M32.8 58 L30.4 256 C30 262 17 266 0 266', 76),
  rocks: glass('M62 150 L55 264 C54.4 273 32 280 0 280', 'M58.8 150 L52.4 246 C51.6 255 30 260 0 260', 172, {
    tilt: 0.17,
  }),
  martini: glass('M78 92 L6 172 C4 174.5 2 176 0 176', 'M75 93 L4.5 170 C3 171.6 1.5 172 0 172', 103, {
    stem: { from: 171, foot: 44 },
  }),
  coupe: glass(
    'M69 100 C70 124 58 140 40 149 C26 156 12 158 0 158',
    'M66.4 101 C67 122 55.5 137 38.5 145.5 C25 152 12 153.5 0 153.5',
    112,
    { stem: { from: 155, foot: 43 } },
  ),
  margarita: glass(
    'M77 96 C77 118 64 127 47 130 C38 132 36 136 35 145 C33.5 160 18 169 0 170',
    'M74.4 97 C74 115 62 124 45.5 127.4 C35.5 129.5 33.5 134 32.5 144 C31 157 17 165 0 166',
    107,
    { stem: { from: 167, foot: 45 } },
  ),
  wine: glass(
    'M44 66 C51 92 58 112 57 134 C55.5 164 28 184 0 185',
    'M41.8 66 C48.6 92 55.4 112 54.4 134 C53 161.5 27 181 0 181.5',
    112,
    { stem: { from: 182, foot: 42 } },
  ),
  flute: glass(
    'M26 46 C30 86 33 118 30.5 150 C28 178 10 194 0 198',
    'M24 46 C28 86 30.8 118 28.4 149 C26 175 9 190 0 193.5',
    66,
    { stem: { from: 194, foot: 35 } },
  ),
  beer: glass(
    'M49 62 C50.5 84 49 100 46 118 C41 160 39.5 220 39 264 C38.6 273 22 279 0 279',
    'M46.4 62 C47.8 84 46.4 100 43.4 118 C38.6 160 37 214 36.6 252 C36 260 20 264 0 264',
    78,
  ),
  shot: glass('M46 152 L36 266 C35.4 273 20 278 0 278', 'M42.8 152 L34.6 240 C34 247 18 251 0 251', 168),
  mug: glass('M54 122 L51 258 C50.6 271 30 279 0 279', 'M51 122 L48.2 250 C47.6 261 28 267 0 267', 140, {
    tilt: 0.17,
    handle: 'M53.2 140 C106 130 108 248 51.2 238 L51.4 226 C92 234 91 144 52.9 152 Z',
  }),
  'copper-mug': glass(
    'M54 140 C60 170 61 226 54 258 C51 273 28 280 0 280',
    'M51 141 C57 170 58 224 51 254 C48 267 26 273 0 273',
    151,
    { tilt: 0.22, handle: 'M57 156 C110 146 112 256 56.5 246 L57.5 235 C96 242 96 160 58 167 Z', material: 'copper' },
  ),
  teacup: glass(
    'M66 186 C66 222 50 250 28 258 C25 260 26 265 26 268 C26 272 14 274 0 274',
    'M62.5 187 C62.5 220 48 246 26 254 C18 256 8 257 0 257',
    198,
    { tilt: 0.27, handle: 'M65 198 C102 186 104 240 52 246 L56 237 C88 234 87 198 64 207 Z', material: 'porcelain' },
  ),
  tumbler: glass('M53 92 L41 264 C40.4 273 24 279 0 279', 'M50.2 92 L39 252 C38.4 260 22 265 0 265', 110, {
    tilt: 0.16,
  }),
  hurricane: glass(
    'M45 54 C46 74 34 90 33 112 C32 132 44 148 45 174 C46 208 26 232 8 243 C5 245 2 246 0 246',
    'M42.6 54 C43.4 73 31.6 90 30.6 112 C29.6 133 41.5 149 42.5 174 C43.4 205 24 228 7 238 C5 239.5 2 240 0 240',
    74,
    { stem: { from: 241, foot: 37 } },
  ),
  tiki: glass(
    'M50 92 C57 130 57 214 49 258 C46 273 26 280 0 280',
    'M46.5 93 C53 130 53 212 46 254 C43 267 24 273 0 273',
    104,
    { tilt: 0.2, material: 'tiki' },
  ),
};
