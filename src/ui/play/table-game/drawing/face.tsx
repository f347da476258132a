/** Faces of the opponents, each with three moods. */
import type { ReactNode } from 'react';
import type { HouseCharacter } from '#domain/games/bot-personas.ts';
import { CHARACTER_LOOKS, FRIEND_LOOK } from './looks.ts';

export type FaceMood = 'calm' | 'glad' | 'rueful';
export type FaceId = HouseCharacter['id'] | 'friend' | 'you';

interface Props {
  who: FaceId;
  mood?: FaceMood;
  className?: string | undefined;
}

const INK = '#3a2419';

export function Face({ who, mood = 'calm', className }: Props) {
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true">
      {FACES[who](mood)}
    </svg>
  );
}

const FACES: Record<FaceId, (mood: FaceMood) => ReactNode> = {
  mei: (mood) => (
    <>
      <Ground colour="#f7c2b4" />
      <path d="M14 96 Q18 76 48 76 Q78 76 82 96 Z" fill="#d8485a" />
      <path d="M34 78 L48 92 L62 78" fill="none" stroke="#f6d77d" strokeWidth="4" />
      {CURLS.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#4a2c2f" />
      ))}
      <Head skin={CHARACTER_LOOKS.mei.skin} path="M27 46 Q27 26 48 26 Q69 26 69 46 Q69 72 48 76 Q27 72 27 46 Z" />
      {[34, 42, 50, 58, 64].map((x, i) => (
        <circle key={x} cx={x} cy={28 + (i % 2)} r="7" fill="#5c3739" />
      ))}
      <circle cx="26" cy="60" r="3.2" fill="#2f9e6e" />
      <circle cx="70" cy="60" r="3.2" fill="#2f9e6e" />
      <circle cx="34" cy="59" r="5" fill="#f08a7c" opacity="0.55" />
      <circle cx="62" cy="59" r="5" fill="#f08a7c" opacity="0.55" />
      <Eyes mood={mood} y={49} />
      <g fill="none" stroke="#8d2f3d" strokeWidth="2.2">
        <circle cx="38" cy="49" r="8" />
        <circle cx="58" cy="49" r="8" />
        <path d="M46 48 Q48 46 50 48" />
      </g>
      <Mouth mood={mood} y={64} colour="#b9323f" />
    </>
  ),
  kit: (mood) => (
    <>
      <Ground colour="#bfe6e3" />
      <path d="M12 96 Q16 76 48 76 Q80 76 84 96 Z" fill="#23202b" />
      <path d="M40 78 L38 96 M56 78 L58 96" stroke="#39d0c8" strokeWidth="3" />
      <Head
        skin={CHARACTER_LOOKS.kit.skin}
        path="M28 44 Q28 24 48 24 Q68 24 68 44 L66 62 Q60 76 48 76 Q36 76 30 62 Z"
      />
      <path d="M25 46 Q22 16 50 14 Q76 16 71 46 Q68 34 60 32 Q52 40 36 36 Q28 38 25 46 Z" fill="#2b2436" />
      <path d="M50 14 Q66 16 69 30 Q58 24 46 34 Q52 22 50 14 Z" fill="#39d0c8" />
      <path d="M22 48 Q20 10 48 10 Q76 10 74 48" fill="none" stroke="#17141d" strokeWidth="5" />
      <rect x="15" y="42" width="13" height="22" rx="6" fill="#17141d" />
      <rect x="68" y="42" width="13" height="22" rx="6" fill="#17141d" />
      <rect x="18" y="47" width="4" height="12" rx="2" fill="#39d0c8" />
      <rect x="74" y="47" width="4" height="12" rx="2" fill="#39d0c8" />
      <path d="M33 43 L43 42 M53 42 L63 43" stroke={INK} strokeWidth="3" strokeLinecap="round" />
      <Eyes mood={mood} y={50} />
      <Mouth mood={mood} y={64} colour="#7c3a2d" />
    </>
  ),
  sing: (mood) => (
    <>
      <Ground colour="#f4dfae" />
      <path d="M10 96 Q14 78 48 78 Q82 78 86 96 Z" fill={CHARACTER_LOOKS.sing.skin} />
      <path d="M28 80 L34 96 L62 96 L68 80 Q58 88 48 88 Q38 88 28 80 Z" fill="#f7f4ee" />
      <path d="M66 76 Q86 76 92 96 L76 96 Q76 84 62 80 Z" fill="#7fb4dd" />
      <path d="M24 50 Q18 48 20 58 Q22 64 28 62 M72 50 Q78 48 76 58 Q74 64 68 62" fill={CHARACTER_LOOKS.sing.skin} />
      <Head skin={CHARACTER_LOOKS.sing.skin} path="M26 44 Q26 20 48 20 Q70 20 70 44 Q70 76 48 78 Q26 76 26 44 Z" />
      <path d="M26 50 Q22 40 27 32 Q30 40 30 48 Z M70 50 Q74 40 69 32 Q66 40 66 48 Z" fill="#b9b4ab" />
      <path d="M38 24 Q48 20 58 24" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity="0.55" />
      <path
        d="M31 43 Q37 38 44 42 M52 42 Q59 38 65 43"
        fill="none"
        stroke="#8f8a82"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <path d="M34 34 Q48 30 62 34" fill="none" stroke={INK} strokeWidth="1.6" opacity="0.4" />
      <Eyes mood={mood} y={50} />
      <path d="M46 52 Q42 60 49 60" fill="none" stroke={INK} strokeWidth="2" strokeLinecap="round" opacity="0.6" />
      <path d="M34 65 Q42 59 48 63 Q54 59 62 65 Q54 68 48 66 Q42 68 34 65 Z" fill="#a39e95" />
      <Mouth mood={mood} y={70} colour="#7c3a2d" />
    </>
  ),
  friend: (mood) => (
    <>
      <Ground colour="#cfe8dd" />
      <path d="M14 96 Q18 76 48 76 Q78 76 82 96 Z" fill={FRIEND_LOOK.sleeve} />
      <path d="M22 62 Q16 18 48 16 Q80 18 74 62 Q70 74 66 70 L30 70 Q26 74 22 62 Z" fill="#2d2322" />
      <Head skin={FRIEND_LOOK.skin} path="M29 48 Q29 28 48 28 Q67 28 67 48 Q67 72 48 76 Q29 72 29 48 Z" />
      <path d="M28 46 Q30 24 50 24 Q66 24 68 46 Q60 38 56 32 Q46 42 28 46 Z" fill="#2d2322" />
      <Eyes mood={mood} y={52} />
      <Mouth mood={mood} y={64} colour="#9a3b33" />
    </>
  ),
  you: (mood) => (
    <>
      <Ground colour="#ddd2fb" />
      <path d="M14 96 Q18 76 48 76 Q78 76 82 96 Z" fill="#6f52e0" />
      <path d="M36 76 Q48 86 60 76" fill="none" stroke="#f2a33a" strokeWidth="4" />
      <Head skin="#f3c9a5" path="M28 46 Q28 26 48 26 Q68 26 68 46 Q68 72 48 76 Q28 72 28 46 Z" />
      <path d="M26 44 Q22 18 48 16 Q76 18 70 46 Q66 34 58 30 Q44 36 32 32 Q28 36 26 44 Z" fill="#6b3b22" />
      <Eyes mood={mood} y={50} />
      <Mouth mood={mood} y={63} colour="#9a3b33" />
    </>
  ),
};

const CURLS = [
  [24, 44, 9],
  [22, 34, 9],
  [28, 24, 9],
  [38, 18, 9],
  [49, 16, 9],
  [60, 19, 9],
  [69, 26, 9],
  [74, 36, 9],
  [72, 46, 8],
] as const;

const Ground = ({ colour }: { colour: string }) => <circle cx="48" cy="48" r="48" fill={colour} />;

const Head = ({ skin, path }: { skin: string; path: string }) => (
  <path d={path} fill={skin} stroke={INK} strokeWidth="2" strokeLinejoin="round" />
);

function Eyes({ mood, y }: { mood: FaceMood; y: number }) {
  if (mood === 'glad') {
    return (
      <path
        d={`M34 ${y + 2} Q38 ${y - 4} 42 ${y + 2} M54 ${y + 2} Q58 ${y - 4} 62 ${y + 2}`}
        fill="none"
        stroke={INK}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    );
  }
  return (
    <g fill={INK}>
      <circle cx="38" cy={y} r="2.8" />
      <circle cx="58" cy={y} r="2.8" />
      {mood === 'rueful' && (
        <path
          d={`M34 ${y - 8} L42 ${y - 5} M62 ${y - 8} L54 ${y - 5}`}
          stroke={INK}
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      )}
    </g>
  );
}

function Mouth({ mood, y, colour }: { mood: FaceMood; y: number; colour: string }) {
  if (mood === 'glad')
    return <path d={`M39 ${y - 1} Q48 ${y + 11} 57 ${y - 1} Z`} fill={colour} stroke={INK} strokeWidth="1.6" />;
  const path = mood === 'calm' ? `M41 ${y} Q48 ${y + 4} 55 ${y}` : `M41 ${y + 3} Q48 ${y - 3} 55 ${y + 3}`;
  return <path d={path} fill="none" stroke={colour} strokeWidth="3" strokeLinecap="round" />;
}
