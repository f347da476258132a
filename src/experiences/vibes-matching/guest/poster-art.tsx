import type { Mood } from '../rules.ts';
import { DRAWINGS } from './poster-drawings.tsx';
import { lookOf } from './mood-look.ts';

interface Props {
  mood: Pick<Mood, 'poster' | 'want' | 'emoji' | 'label'>;
  className?: string | undefined;
}

/** A mood's poster without its name; decorative. */
export function PosterArt({ mood, className }: Props) {
  const { ground } = lookOf(mood);
  return (
    <svg viewBox="0 0 120 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <rect x="-60" y="-60" width="240" height="300" style={{ fill: ground }} />
      {mood.poster === 'lettered' ? <Lettered {...mood} /> : DRAWINGS[mood.poster]}
    </svg>
  );
}

/** For the owner's own moods: the emoji, or the first letter, in concentric circles. */
function Lettered({ emoji, label }: Pick<Mood, 'emoji' | 'label'>) {
  return (
    <>
      {[78, 60, 42].map((radius, at) => (
        <circle key={radius} cx="60" cy="72" r={radius} fill={at % 2 === 0 ? '#fff' : '#1b1522'} opacity=".14" />
      ))}
      <circle cx="60" cy="72" r="40" fill="#fdf6ea" />
      <text x="60" y="74" fontSize="46" fontWeight="700" fill="#1b1522" textAnchor="middle" dominantBaseline="central">
        {emoji || String.fromCodePoint(label.en.trim().codePointAt(0) ?? 63)}
      </text>
    </>
  );
}
