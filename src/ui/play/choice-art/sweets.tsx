/** What a guest may crave, drawn. In a square of 96; lines take the colour of `.art`. */
import type { ReactNode } from 'react';

export const MANGO_POMELO: ReactNode = (
  <>
    <ellipse cx="48" cy="46" rx="36" ry="12" fill="#ffd76a" />
    <path d="M12 46c0 24 15 38 36 38s36-14 36-38c-4 7-18 12-36 12S16 53 12 46z" fill="#f4fbff" />
    <path d="M20 62c6 13 16 18 28 18" fill="none" stroke="#bcd9ea" />
    <path d="m28 42 8-7 7 5-7 7zM52 36l9-4 6 7-8 5z" fill="#ff9e2c" />
    <path d="m44 49 8-5 6 5-7 5z" fill="#ffb648" />
    <path d="M66 45c3-4 7-4 9-2-2 4-6 5-9 2zM37 33c1-5 5-7 8-6 0 4-4 7-8 6z" fill="#ffd0cf" />
    <g fill="#fff" strokeWidth="1.5">
      <circle cx="24" cy="48" r="2.6" />
      <circle cx="33" cy="52" r="2.6" />
      <circle cx="63" cy="52" r="2.6" />
      <circle cx="71" cy="50" r="2.6" />
      <circle cx="49" cy="41" r="2.6" />
    </g>
    <path d="M58 24c2-8 10-12 17-9-1 8-9 13-17 9z" fill="#63b766" />
    <path d="M58 24c5-2 9-4 12-6" fill="none" />
  </>
);

export const LEMON_TART: ReactNode = (
  <>
    <path d="m12 50 6 28c1 4 3 6 7 6h46c4 0 6-2 7-6l6-28z" fill="#e0a25a" />
    <path d="m24 54 3 28M37 54l1 29M48 54v30M59 54l-1 29M72 54l-3 28" fill="none" stroke="#b87a38" />
    <path
      d="M8 50c0-4 3-6 6-6-1-5 4-8 8-6 1-5 8-6 11-3 2-4 9-4 11-1h8c2-3 9-3 11 1 3-3 10-2 11 3 4-2 9 1 8 6 3 0 6 2 6 6 0 3-2 5-5 5H13c-3 0-5-2-5-5z"
      fill="#ffdf55"
    />
    <path d="M18 47c10-5 22-7 34-6" fill="none" stroke="#fff4b8" />
    <circle cx="56" cy="27" r="16" fill="#ffe87a" />
    <circle cx="56" cy="27" r="11" fill="#fff6c2" stroke="#f1b81f" strokeWidth="2" />
    <path d="M56 16v22M45 27h22M48 19l16 16M64 19 48 35" fill="none" stroke="#f1b81f" strokeWidth="2" />
    <path d="M26 34c-2-8 3-13 10-13 1 7-3 13-10 13z" fill="#63b766" />
  </>
);

export const DARK_CHOCOLATE: ReactNode = (
  <>
    <path d="M26 10h44a4 4 0 0 1 4 4v36H22V14a4 4 0 0 1 4-4z" fill="#5a2f1d" />
    <path d="M30 16h15v13H30zM51 16h15v13H51zM30 34h15v13H30zM51 34h15v13H51z" fill="#7a4528" />
    <path d="M33 20h6M54 20h6M33 38h6M54 38h6" fill="none" stroke="#a9704b" />
    <path d="m16 50 7-5 7 6 7-6 7 6 8-6 7 6 7-6 7 6 7-5v32a5 5 0 0 1-5 5H21a5 5 0 0 1-5-5z" fill="#c8d2dc" />
    <path d="M16 60h64v18H16z" fill="#7a3fc0" />
    <path d="M34 69h28" fill="none" stroke="#ffd76a" strokeWidth="4" />
    <path d="M22 53v4M74 53v4" fill="none" stroke="#93a2b1" />
  </>
);

export const GINGER_MILK: ReactNode = (
  <>
    <path d="M36 8c-5 5 4 8-1 14M49 6c-5 5 4 8-1 14M62 8c-5 5 4 8-1 14" fill="none" stroke="#e0b98a" />
    <path d="M10 42h76c0 22-13 38-26 40H36C23 80 10 64 10 42z" fill="#f7fbff" />
    <ellipse cx="48" cy="42" rx="38" ry="11" fill="#f7fbff" />
    <ellipse cx="48" cy="43" rx="31" ry="7.500" fill="#fff0cc" />
    <path d="M26 44c6-3 12 2 18-1s10 2 16-1" fill="none" stroke="#eac98c" strokeWidth="2" />
    <path d="M18 58c5 4 9-4 14 0s9-4 14 0 9-4 14 0 9-4 16 0" fill="none" stroke="#3b74c9" strokeWidth="3" />
    <path d="M34 82h28v5H34z" fill="#dbe9f7" />
    <path d="M62 40 84 16c3-3 8 1 5 5L68 43c-2 2-8 0-6-3z" fill="#e9eef4" />
    <path d="M20 36c-3-4-1-8 3-9 0-4 5-6 8-3 4-1 6 4 3 7-3 4-9 8-14 5z" fill="#e5bb76" />
  </>
);

export const CITRUS_PEEL: ReactNode = (
  <>
    <circle cx="44" cy="46" r="32" fill="#ff9d2e" />
    <path d="M44 14c-12 6-20 18-20 32s8 26 20 32" fill="#ffb75c" stroke="none" />
    <circle cx="49" cy="47" r="22" fill="#ffe9c4" />
    <circle cx="49" cy="47" r="17" fill="#ffc46b" stroke="#ff9d2e" strokeWidth="2" />
    <path d="M49 30v34M32 47h34M37 35l24 24M61 35 37 59" fill="none" stroke="#fff1d6" strokeWidth="2" />
    <path d="M66 22c14 2 20 10 20 20s-8 14-15 13 -9-9-3-12c5-2 8 3 5 6" fill="none" stroke="#f07f13" strokeWidth="7" />
    <path d="M70 68c8 0 13 5 13 11s-6 9-11 7-5-8 0-9" fill="none" stroke="#f07f13" strokeWidth="6" />
    <path d="M34 16c-1-7 4-12 13-11 0 7-5 12-13 11z" fill="#63b766" />
  </>
);

export const PEACH: ReactNode = (
  <>
    <path d="M48 26c-8-8-34-6-34 22 0 22 18 36 34 36s34-14 34-36c0-28-26-30-34-22z" fill="#ffb08a" />
    <path d="M18 40c-6 20 6 38 24 43-16-10-20-26-24-43z" fill="#ff8f7a" stroke="none" />
    <path d="M82 48c0 22-18 36-34 36 14-8 24-22 24-44 0-6-1-11-4-15 9 3 14 11 14 23z" fill="#ffcfae" stroke="none" />
    <path d="M48 26c-6 12-8 34 2 54" fill="none" stroke="#e5715a" />
    <path d="M48 26c-1-6 0-12 4-17" fill="none" stroke="#9a6a45" strokeWidth="4" />
    <path d="M52 18c5-9 16-12 26-7-3 10-16 14-26 7z" fill="#63b766" />
    <path d="M52 18c8-1 14-3 18-5" fill="none" />
    <path d="M28 42c2-5 6-8 10-8" fill="none" stroke="#fff2ea" />
  </>
);
