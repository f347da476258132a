/** A day in Hong Kong, drawn. In a square of 96; lines take the colour of `.art`. */
import type { ReactNode } from 'react';

export const EGG_TART: ReactNode = (
  <>
    <path d="M14 46h68l-8 30c-1 5-5 8-10 8H32c-5 0-9-3-10-8z" fill="#e3a85c" />
    <path d="M24 50l6 32M36 50l3 34M48 50v34M60 50l-3 34M72 50l-6 32" fill="none" stroke="#b87a38" />
    <ellipse cx="48" cy="44" rx="36" ry="14" fill="#f3c27a" />
    <ellipse cx="48" cy="43" rx="28" ry="9.500" fill="#ffdd4f" />
    <path d="M30 42c5-4 12-6 19-6" fill="none" stroke="#fff3b0" strokeWidth="4" />
    <path d="M36 12c-4 5 4 7 0 13M49 9c-4 5 4 7 0 13M62 12c-4 5 4 7 0 13" fill="none" stroke="#e0b98a" />
  </>
);

export const PINEAPPLE_BUN: ReactNode = (
  <>
    <path d="M10 62c0-24 16-40 38-40s38 16 38 40c0 8-6 13-14 13H24c-8 0-14-5-14-13z" fill="#e8a24a" />
    <path d="M15 50c4-18 17-28 33-28s29 10 33 28c-5 4-9 1-13 4s-9 1-13 4-9-1-13 2-9-3-13-1-10-6-14-9z" fill="#ffcf63" />
    <path d="M26 36l36 22M40 25l34 24M22 46l22 14M70 34 40 58M56 24 26 50M78 44 58 58" fill="none" stroke="#d4912f" />
    <path d="M22 68h52" fill="none" stroke="#c9822f" />
    <path d="M58 68h24l-4 10c-7 4-14 1-17-2z" fill="#fff2b8" />
  </>
);

export const TRAM: ReactNode = (
  <>
    <path d="M24 10h48a6 6 0 0 1 6 6v62H18V16a6 6 0 0 1 6-6z" fill="#2f8f6b" />
    <path d="M18 44h60v7H18z" fill="#fff4d6" />
    <path d="M25 18h13v19H25zM42 18h12v19H42zM58 18h13v19H58z" fill="#cfeaf6" />
    <path d="M25 56h18v12H25zM53 56h18v12H53z" fill="#cfeaf6" />
    <path d="M43 56h10v22H43z" fill="#23704f" />
    <circle cx="48" cy="73" r="3" fill="#ffe28a" />
    <path d="M48 10V3M36 3h24" fill="none" stroke="#7d7480" strokeWidth="3" />
    <path d="M14 78h68v7H14z" fill="#7d7480" />
    <path d="M6 90h84" fill="none" stroke="#7d7480" strokeWidth="3" />
  </>
);

export const MINIBUS: ReactNode = (
  <>
    <path d="M10 30a8 8 0 0 1 8-8h52c5 0 8 2 10 7l8 21v20a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4z" fill="#fff4d6" />
    <path d="M10 30a8 8 0 0 1 8-8h52c5 0 8 2 10 7l1 3H10z" fill="#d8402f" />
    <path d="M17 37h15v15H17zM36 37h15v15H36zM55 37h17l6 15H55z" fill="#cfeaf6" />
    <path d="M10 60h78" fill="none" stroke="#d8402f" strokeWidth="4" />
    <circle cx="28" cy="74" r="9" fill="#4a4450" />
    <circle cx="68" cy="74" r="9" fill="#4a4450" />
    <circle cx="28" cy="74" r="3.500" fill="#d6d0da" stroke="none" />
    <circle cx="68" cy="74" r="3.500" fill="#d6d0da" stroke="none" />
    <path d="M83 62h6" fill="none" stroke="#ffb648" strokeWidth="4" />
    <path d="M2 40h5M0 50h7M3 64h4" fill="none" stroke="#9a8cf0" strokeWidth="3" />
  </>
);

export const BEACH: ReactNode = (
  <>
    <circle cx="72" cy="22" r="13" fill="#ffd24d" />
    <path d="M4 58c10-5 18 3 28 0s18-4 28 0 20 2 32-1v14H4z" fill="#6cc3e0" />
    <path d="M4 70c18-6 34-6 50-2s26 3 38 0v20H4z" fill="#ffe2a6" />
    <path
      d="M10 44c4-20 22-30 42-24 8 3 14 8 17 15-8-2-11 1-15 4-6-3-10-3-15 0-5-2-9-1-13 3-5-2-10-1-16 2z"
      fill="#ff7f6b"
    />
    <path d="M39 19c-5 8-7 15-7 23M39 19c7 5 12 12 15 20" fill="none" stroke="#fff2dc" strokeWidth="3" />
    <path d="m38 18 14 58" fill="none" stroke="#9c6a3c" strokeWidth="4" />
    <path d="m70 82 2-5 5-2-5-2-2-5-2 5-5 2 5 2z" fill="#ff9e2c" strokeWidth="1.800" />
  </>
);

export const RIDGE: ReactNode = (
  <>
    <path d="M4 86c10-34 20-38 30-52 6-8 12-8 18 2 8 14 14 6 20 14 8 10 14 22 20 36z" fill="#6fb56c" />
    <path d="M34 34c6-8 12-8 18 2 4 7 7 9 10 10-6 3-10-2-14-3-5 6-10 4-16-6z" fill="#a6d88a" />
    <path d="M14 86c6-14 16-16 18-26s8-14 8-22" fill="none" stroke="#fff2c0" strokeDasharray="5 5" strokeWidth="3" />
    <circle cx="63" cy="33" r="5" fill="#ffb06b" />
    <path d="M59 40h8l3 13h-4l-1 9h-5l-1-9-3-2z" fill="#e0503f" />
    <path d="m71 44 5 17" fill="none" stroke="#9c6a3c" strokeWidth="3" />
    <path d="M8 20c4-6 12-5 13 0 6-3 10 2 8 6H8c-4 0-5-5 0-6z" fill="#fff" />
  </>
);

export const PEAK: ReactNode = (
  <>
    <path d="M14 8h68a8 8 0 0 1 8 8v64a8 8 0 0 1-8 8H14a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8z" fill="#5b3f86" />
    <path d="M6 56h84v-8H6z" fill="#ff9a5c" stroke="none" />
    <circle cx="30" cy="46" r="11" fill="#ffd24d" stroke="none" />
    <path d="M6 56h84v24a8 8 0 0 1-8 8H14a8 8 0 0 1-8-8z" fill="#2f6f8f" />
    <path d="M44 60V34h9v26M56 60V22l6-6 6 6v38M72 60V30h9v30M20 60V42h9v18M33 60V38h8v22" fill="#33265a" />
    <path
      d="M47 40h3M47 47h3M60 30h4M60 38h4M60 46h4M75 37h3M75 45h3M23 48h3M36 45h2"
      fill="none"
      stroke="#ffe28a"
      strokeWidth="2"
    />
    <path d="M6 72c16-10 30-12 44-6s26 8 40 2v12a8 8 0 0 1-8 8H14a8 8 0 0 1-8-8z" fill="#2f7a5f" />
  </>
);

export const FERRY: ReactNode = (
  <>
    <path d="M8 54h80l-9 20c-1 3-4 5-8 5H25c-4 0-7-2-8-5z" fill="#2f8f6b" />
    <path d="M16 38h64v16H16z" fill="#fffaf0" />
    <path d="M22 42h9v8h-9zM37 42h9v8h-9zM52 42h9v8h-9zM67 42h7v8h-7z" fill="#cfeaf6" />
    <path d="M24 26h48v12H24z" fill="#fffaf0" />
    <path d="M30 29h36v5H30z" fill="#cfeaf6" />
    <path d="M42 10h12v16H42z" fill="#2b2833" />
    <path
      d="m48 13 1.500 3.500 3.500.500-2.700 2.300.900 3.700-3.200-2-3.200 2 .900-3.700L43 17l3.500-.500z"
      fill="#fff"
      stroke="none"
    />
    <path d="M10 62h76" fill="none" stroke="#fffaf0" strokeWidth="3" />
    <path d="M2 82c8-6 15 2 23 0s15-4 23 0 15 2 23 0 15-4 23 0v8H2z" fill="#6cc3e0" />
  </>
);

export const FISH_BALLS: ReactNode = (
  <>
    <path d="m84 8-66 76" fill="none" stroke="#c79a5c" strokeWidth="5" />
    <circle cx="70" cy="24" r="14" fill="#f2b33d" />
    <circle cx="50" cy="47" r="14" fill="#f6c153" />
    <circle cx="31" cy="69" r="14" fill="#f2b33d" />
    <path d="M62 18c3-4 8-5 12-3M42 41c3-4 8-5 12-3M23 63c3-4 8-5 12-3" fill="none" stroke="#fff0c2" strokeWidth="3" />
    <path d="M74 34c4 4 3 9 0 10s-5-4-2-9zM55 58c4 4 3 9 0 10s-5-4-2-9z" fill="#d8761f" />
    <path d="M66 72c6 2 12-2 18-9 2 10-3 18-11 19-4 0-7-3-7-10z" fill="#d8402f" />
    <path d="M84 63c1-3 3-5 6-5" fill="none" stroke="#4f8a3f" strokeWidth="4" />
  </>
);

export const SWEET_SOUP: ReactNode = (
  <>
    <path d="M36 8c-5 5 4 8-1 14M49 6c-5 5 4 8-1 14M62 8c-5 5 4 8-1 14" fill="none" stroke="#e0b98a" />
    <path d="M10 44h76c0 20-13 36-26 38H36C23 80 10 64 10 44z" fill="#fff" />
    <ellipse cx="48" cy="44" rx="38" ry="12" fill="#fff" />
    <ellipse cx="48" cy="45" rx="31" ry="8" fill="#8a3b2e" />
    <circle cx="38" cy="44" r="6" fill="#fff6ea" />
    <circle cx="53" cy="47" r="6" fill="#ffd0dc" />
    <circle cx="64" cy="43" r="5" fill="#fff6ea" />
    <path d="M18 60c6 5 10-4 15 0s10-4 15 0 10-4 15 0 10-3 15 0" fill="none" stroke="#d8402f" strokeWidth="3" />
    <path d="M34 82h28v5H34z" fill="#e9dff0" />
  </>
);
