/** Ways to spend an evening, and how bold it may be, drawn. In a square of 96; lines take the colour of `.art`. */
import type { ReactNode } from 'react';

export const MIRROR_BALL: ReactNode = (
  <>
    <path d="M6 52 20 50M8 78l14-8M90 52l-14-2M88 78l-14-8M48 92V80" fill="none" stroke="#f4a63c" strokeWidth="3" />
    <path d="M48 4v18" fill="none" stroke="#9a8cf0" strokeWidth="3" />
    <circle cx="48" cy="50" r="28" fill="#9a8cf0" />
    <path d="M48 22c-17 0-28 13-28 28s11 28 28 28c-9-8-13-17-13-28s4-20 13-28z" fill="#c6bcff" stroke="none" />
    <path d="M55 34h11l4 9H56zM38 46h12v9H37zM56 58h13l-5 9H55z" fill="#ff8fb3" stroke="none" />
    <path d="M28 36h8l-1 7h-9zM41 61h10v8H43z" fill="#ffe28a" stroke="none" />
    <path
      d="M48 22v56M36 25c-8 14-8 36 0 50M60 25c8 14 8 36 0 50M24 36h48M20 50h56M24 64h48"
      fill="none"
      strokeWidth="1.8"
    />
    <path
      d="m80 20 2 6 6 2-6 2-2 6-2-6-6-2 6-2zM14 20l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500z"
      fill="#ffe28a"
      strokeWidth="1.8"
    />
  </>
);

export const LONG_TALK: ReactNode = (
  <>
    <path d="M14 12h42a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H34L22 60V48h-8a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8z" fill="#ffd27d" />
    <path d="M40 40h42a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-6v11L64 76H40a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8z" fill="#9fd8e8" />
    <path d="M18 24h32M18 34h16" fill="none" />
    <path d="M61 70c-9-6-13-10-13-15 0-7 9-8 13-2 4-6 13-5 13 2 0 5-4 9-13 15z" fill="#ff8f8a" />
  </>
);

export const SOFA: ReactNode = (
  <>
    <path d="M20 46V28a10 10 0 0 1 10-10h36a10 10 0 0 1 10 10v18z" fill="#6fb5a8" />
    <path d="M48 18v28" fill="none" />
    <path d="M6 50a9 9 0 0 1 18 0v12h48V50a9 9 0 0 1 18 0v22a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6z" fill="#4f998d" />
    <path d="M24 54h48v12H24z" fill="#86c8bb" />
    <path d="M16 78v8M80 78v8" fill="none" stroke="#b87a38" strokeWidth="4" />
    <path d="m28 36 15-4 4 16-15 4z" fill="#ffb75c" />
    <path d="M54 56h24l4 22c-6 5-24 5-30 0z" fill="#f08a9b" />
    <path d="M57 64h22M55 71h25" fill="none" stroke="#ffd3da" />
  </>
);

export const NIGHT_HIKE: ReactNode = (
  <>
    <path d="M14 8h68a8 8 0 0 1 8 8v64a8 8 0 0 1-8 8H14a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8z" fill="#2b2f63" />
    <path d="M70 18a12 12 0 1 0 8 20 14 14 0 0 1-8-20z" fill="#ffe28a" />
    <path
      d="m20 24 1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500zM44 16l1 3 3 1-3 1-1 3-1-3-3-1 3-1z"
      fill="#fff"
      stroke="none"
    />
    <path d="m7 70 22-32 16 20 12-14 33 34v2a8 8 0 0 1-8 8H14a8 8 0 0 1-8-8z" fill="#54628f" />
    <path d="M6 76c16-10 34-10 48-4s24 6 36 2v6a8 8 0 0 1-8 8H14a8 8 0 0 1-8-8z" fill="#2f7a5f" />
    <path d="M40 86c4-8 14-6 14-12S44 68 48 60" fill="none" stroke="#ffe28a" strokeDasharray="5 5" strokeWidth="3" />
    <path d="M64 58v12m-5-3 5-16 5 16z" fill="#1f5a47" />
  </>
);

export const SPROUT: ReactNode = (
  <>
    <path d="M48 58V34" fill="none" stroke="#3f8f4c" strokeWidth="5" />
    <path d="M48 40C30 42 18 32 16 14c18-2 32 8 32 26z" fill="#7cc76b" />
    <path d="M48 34c0-16 12-26 30-24 0 16-12 26-30 24z" fill="#9bdc7e" />
    <path d="M48 40C40 32 32 24 24 20M48 34c8-7 15-12 22-16" fill="none" stroke="#3f8f4c" />
    <path d="M22 58h52l-6 28H28z" fill="#e08a5c" />
    <path d="M18 54h60v10H18z" fill="#f0a478" />
  </>
);

export const FEATHER: ReactNode = (
  <>
    <path
      d="M80 10C52 8 26 24 22 56c-1 6-2 10-4 14 22 2 40-6 50-24-6 2-10 2-14 1 12-2 20-8 23-18-5 2-8 2-12 1 9-4 14-10 15-20z"
      fill="#a9e0c0"
    />
    <path d="M10 86c10-26 28-48 58-66" fill="none" stroke="#4f9f7b" strokeWidth="3" />
    <path d="M34 50c0-6 2-11 5-16M44 60c5-1 9-2 13-4M48 40c1-5 3-9 6-13" fill="none" stroke="#4f9f7b" />
    <path d="M58 78c8-4 14-4 22 0M46 88c8-3 14-3 20 0" fill="none" stroke="#9fd8e8" strokeWidth="3" />
  </>
);

export const SCALES: ReactNode = (
  <>
    <path d="M48 16v62" fill="none" stroke="#d08f2a" strokeWidth="5" />
    <path d="M30 84c0-6 8-10 18-10s18 4 18 10z" fill="#f4b443" />
    <path d="M14 26c12-6 22 2 34-2s22-4 34 2" fill="none" stroke="#d08f2a" strokeWidth="5" />
    <circle cx="48" cy="14" r="6" fill="#ffd76a" />
    <path d="M18 28 6 54h24zM78 28 66 54h24z" fill="none" stroke="#b58a52" strokeWidth="2" />
    <path d="M4 54h28c0 9-6 15-14 15S4 63 4 54zM64 54h28c0 9-6 15-14 15s-14-6-14-15z" fill="#ffd76a" />
    <path d="M11 54c0-8 3-12 7-12s7 4 7 12z" fill="#ff8f8a" />
    <path d="M71 54c0-8 3-12 7-12s7 4 7 12z" fill="#9fd8e8" />
  </>
);

export const FLAME: ReactNode = (
  <>
    <path
      d="M50 6c4 14 24 22 26 46 2 20-12 36-29 36S18 76 18 58c0-12 6-20 12-26 0 8 3 12 8 14-2-16 2-30 12-40z"
      fill="#ff7a3d"
    />
    <path
      d="M52 40c2 8 12 14 12 27 0 10-7 17-16 17s-17-7-17-17c0-7 4-11 7-15 1 5 3 7 6 8-1-8 2-15 8-20z"
      fill="#ffb83d"
    />
    <path d="M50 62c1 5 5 7 5 13 0 5-3 8-7 8s-8-3-8-8c0-6 7-7 10-13z" fill="#fff0b3" stroke="none" />
  </>
);
